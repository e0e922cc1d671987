import { type QueryClient, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { numbersOfProducts } from "./queries.ts";

type Numbers = ReadonlyMap<string, readonly string[]>;
const NumbersContext = createContext<Numbers>(new Map());

/** A part with several numbers has none that can be taken without asking (D31-5). */
const onlyOne = (numbers: Numbers, productId: string | undefined): string | undefined => {
  const own = numbers.get(productId ?? "") ?? [];
  return own.length === 1 ? own[0] : undefined;
};

/** Reads in one call what the reader calls the parts of a page. */
export function KnownNumbers({
  of,
  children,
}: {
  of: readonly (string | undefined)[];
  children: ReactNode;
}) {
  const { data } = useQuery(numbersOfProducts(of));
  return <NumbersContext value={data ?? new Map()}>{children}</NumbersContext>;
}

/** The one number by which the reader remembers a part. */
export const useKnownNumber = (productId: string | undefined): string | undefined =>
  onlyOne(useContext(NumbersContext), productId);

interface NumberedLine {
  productId?: string | undefined;
  ownNumber?: string | undefined;
}

/** Lines without a number of the buyer's get the one that is remembered, as their rows show it. */
export async function withKnownNumbers<Line extends NumberedLine>(
  client: QueryClient,
  lines: readonly Line[],
): Promise<Line[]> {
  const open = lines.flatMap(({ productId, ownNumber }) =>
    productId !== undefined && ownNumber === undefined ? [productId] : [],
  );
  const options = numbersOfProducts(open);
  // Without an answer the request leaves as it was typed.
  const known =
    options.enabled === true ? await client.fetchQuery(options).catch(() => undefined) : undefined;
  if (!known) return [...lines];
  return lines.map((line) => {
    const ownNumber = line.ownNumber ?? onlyOne(known, line.productId);
    return ownNumber === undefined ? line : { ...line, ownNumber };
  });
}
