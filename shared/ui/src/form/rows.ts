/** The fields of a form as they leave it: what is blank is absent. */
export type Filled<T> = { [Name in keyof T]?: T[Name] };

let lastKey = 0;
/** Names a row on the screen only; what was kept from an earlier visit has keys of its own. */
export function rowKey(): string {
  lastKey += 1;
  return `${Date.now()}-${lastKey}`;
}

/** A price step as its fields hold it. */
export interface FormBreak {
  key: string;
  minQty: number | string;
  unitPrice: string;
}
export const blankBreak = (minQty: number | string = "", unitPrice = ""): FormBreak => ({
  key: rowKey(),
  minQty,
  unitPrice,
});
