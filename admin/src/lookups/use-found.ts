import { type LookupKind, mostLookups } from "@bupum/shared/search/lookups/kinds";
import type { RowTarget } from "@bupum/ui/data-table/row-link";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { makersLike, productsLike } from "../catalogue/queries.ts";
import { isAsked, lookups } from "./queries.ts";
import { targetOf, targetOfId } from "./targets.ts";

export interface FoundGroup {
  kind: LookupKind | "product" | "maker" | "id";
  items: { id: string; title: string; detail?: string | undefined; target: RowTarget }[];
  isMore: boolean;
}

/** What a keyword finds, by groups: the thing of an id, numbers and names, products, makers. */
export function useFound(keyword: string) {
  const language = useLocale();
  const found = useQuery(lookups(keyword));
  const products = useQuery(productsLike(keyword));
  const makers = useQuery(makersLike(keyword));
  const direct = targetOfId(keyword);
  const ofId: FoundGroup[] = direct
    ? [{ kind: "id", items: [{ id: keyword, title: keyword, target: direct }], isMore: false }]
    : [];
  const named = (found.data?.groups ?? []).map(({ kind, items, isMore }): FoundGroup => ({
    kind,
    items: items.map((item) => ({ ...item, target: targetOf(kind, item.id) })),
    isMore,
  }));
  const catalogue = [
    groupOf(
      "product",
      (products.data?.items ?? []).map(({ id, partNumber, manufactorName }) => ({
        id,
        title: partNumber,
        detail: manufactorName[language],
      })),
    ),
    groupOf(
      "maker",
      (makers.data?.items ?? []).map(({ id, name }) => ({ id, title: name[language] })),
    ),
  ];
  const all = isAsked(keyword) ? [...named, ...catalogue] : [];
  return {
    groups: [...ofId, ...all.filter(({ items }) => items.length > 0)],
    isFetching: [found, products, makers].some((one) => one.isFetching),
    error: found.error,
    again: () => void found.refetch(),
  };
}

const groupOf = (
  kind: "product" | "maker",
  items: { id: string; title: string; detail?: string }[],
): FoundGroup => ({
  kind,
  items: items.slice(0, mostLookups).map((item) => ({ ...item, target: targetOf(kind, item.id) })),
  isMore: items.length > mostLookups,
});
