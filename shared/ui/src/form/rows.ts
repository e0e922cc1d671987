/** The values of a form as they are sent: blank ones are absent. */
export type Filled<T> = { [Name in keyof T]?: T[Name] };

let lastKey = 0;
/** Identifies a row on the screen only; rows of an earlier visit have their own keys. */
export function rowKey(): string {
  lastKey += 1;
  return `${Date.now()}-${lastKey}`;
}

/** A price step as form fields. */
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
