/** A part as pages, papers and mails name it. */
export interface NamedProduct {
  number: string | undefined;
  /** The number, or the words of a line without one. */
  title: string;
  maker: string | undefined;
  /** What it is called, beside its number. */
  name: string | undefined;
  /** Of a substitute: the part that was asked for. */
  insteadOf: string | undefined;
}

interface AskedProduct {
  partNumber?: string | undefined;
  manufactorName?: string | undefined;
  productName: string;
}

/** What a buyer asked for. */
export const askedProduct = ({
  partNumber,
  manufactorName,
  productName,
}: AskedProduct): NamedProduct => ({
  number: partNumber,
  title: partNumber ?? productName,
  maker: manufactorName,
  name: partNumber === undefined ? undefined : productName,
  insteadOf: undefined,
});

/**
 * What a seller offers: what was asked for, or a substitute under its own maker and number. The
 * name of the line belongs to the part that the substitute replaces.
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
      }
    : askedProduct(line);

/** What was ordered. Orders of before know the name alone of what a substitute replaces. */
export function orderedProduct(
  order: AskedProduct & { isAlternative?: boolean | undefined; insteadOf?: string | undefined },
): NamedProduct {
  const asked = askedProduct(order);
  if (!order.isAlternative) return asked;
  return { ...asked, name: undefined, insteadOf: order.insteadOf ?? order.productName };
}

/** Maker and name in one line, below the number. */
export const aboutProduct = ({ maker, name }: NamedProduct): string =>
  [maker, name].filter(Boolean).join(" · ");
