import type { Grade } from "../../catalogue/products/rules.ts";

/** A part as pages, documents and mails name it (D4-13). */
export interface NamedProduct {
  number: string | undefined;
  /** The number, or the words of a line without one. */
  title: string;
  maker: string | undefined;
  /** The name beside its number. */
  name: string | undefined;
  /** Of a substitute: the part that was asked for. */
  insteadOf: string | undefined;
  /** By which the buyer knows the part that was asked for (D31-5). */
  ownNumber: string | undefined;
  /** And how far it holds, where that is known (D37-7). */
  grade?: Grade | undefined;
}

interface AskedProduct {
  partNumber?: string | undefined;
  manufactorName?: string | undefined;
  productName: string;
  ownNumber?: string | undefined;
}

/** The part that a buyer asked for. */
export const askedProduct = ({
  partNumber,
  manufactorName,
  productName,
  ownNumber,
}: AskedProduct): NamedProduct => ({
  number: partNumber,
  title: partNumber ?? productName,
  maker: manufactorName,
  name: partNumber === undefined ? undefined : productName,
  insteadOf: undefined,
  ownNumber,
});

/**
 * The part that a seller offers: the one asked for, or a substitute with its own maker and number.
 * The line's name belongs to the part that the substitute replaces.
 */
export const offeredProduct = (
  line: AskedProduct,
  alternative: { partNumber: string; manufactorName: string } | undefined,
): NamedProduct =>
  alternative
    ? {
        number: alternative.partNumber,
        title: alternative.partNumber,
        maker: alternative.manufactorName,
        name: undefined,
        insteadOf: askedProduct(line).title,
        ownNumber: line.ownNumber,
      }
    : askedProduct(line);

/**
 * The part that was ordered. Older orders know only the name of the part that a substitute
 * replaces.
 */
export function orderedProduct(
  order: AskedProduct & {
    isAlternative?: boolean | undefined;
    insteadOf?: string | undefined;
    substituteGrade?: Grade | undefined;
  },
): NamedProduct {
  const asked = askedProduct(order);
  if (!order.isAlternative) return asked;
  const { insteadOf = order.productName, substituteGrade: grade } = order;
  return { ...asked, name: undefined, insteadOf, ...(grade && { grade }) };
}

/** Maker and name in one line, below the number. */
export const aboutProduct = ({ maker, name }: NamedProduct): string =>
  [maker, name].filter(Boolean).join(" · ");
