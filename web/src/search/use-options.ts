import type { Suggestions } from "@bupum/shared/catalogue/products/suggestions";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { sellersTyped, suggestions } from "./queries.ts";
import { recentOf, type Scope } from "./scope.ts";
import { useSearchFor } from "./use-search-for.ts";

export const groups = ["recent", "makers", "terms", "parts", "sellers"] as const;
export type Group = (typeof groups)[number];

export interface Option {
  key: string;
  group: Group;
  text: string;
  beside?: string;
  choose: () => void;
}

const waitMs = 120;
const shown = { recent: 10, recentBeside: 2, sellers: 6 };

/** Recent searches that begin with the typed text; without text, all of them. */
function recentOptions(recent: readonly string[], typed: string, choose: (text: string) => void) {
  const begin = recent.filter((text) => text.startsWith(typed) && text !== typed);
  return begin.slice(0, typed === "" ? shown.recent : shown.recentBeside).map((text): Option => ({
    key: `recent-${text}`,
    group: "recent",
    text,
    choose: () => choose(text),
  }));
}

/** The options for the typed text, in the order they are shown. */
export function useOptions(typed: string, scope: Scope, recent: readonly string[]): Option[] {
  const searchFor = useSearchFor();
  const [keyword] = useDebouncedValue(typed, waitMs);
  const isOfSellers = scope === "SELLER";
  const parts = useQuery({
    ...suggestions(isOfSellers ? "" : keyword),
    placeholderData: keepPreviousData,
  });
  const sellers = useQuery({
    ...sellersTyped(isOfSellers ? keyword : ""),
    placeholderData: keepPreviousData,
  });
  const ofProducts = usePartOptions(parts.data, scope);
  const choose = (text: string) => searchFor(text, scope);
  const before = recentOptions(recent, typed, choose);
  if (typed === "") return before;
  const ofSeller = ({ id, companyName }: SellerCard): Option => ({
    key: id,
    group: "sellers",
    text: companyName,
    choose: () => choose(companyName),
  });
  const found = sellers.data?.items.slice(0, shown.sellers).map(ofSeller) ?? [];
  return [...before, ...(isOfSellers ? found : ofProducts)];
}

function usePartOptions(found: Suggestions | undefined, scope: Scope): Option[] {
  const language = useLocale();
  const navigate = useNavigate();
  const searchFor = useSearchFor();
  if (!found) return [];
  return [
    ...found.manufactors.map(({ id, name }): Option => ({
      key: id,
      group: "makers",
      text: name[language],
      ...(name.en !== name[language] && { beside: name.en }),
      choose: () => void navigate({ to: "/search", search: { manufactorIds: id } }),
    })),
    ...found.terms.map((text): Option => ({
      key: `term-${text}`,
      group: "terms",
      text,
      choose: () => searchFor(text, scope),
    })),
    ...found.parts.map(({ id, partNumber, manufactorName }, at): Option => ({
      // A part may be listed under each of its numbers.
      key: `${id}-${at}`,
      group: "parts",
      text: partNumber,
      beside: manufactorName,
      choose: () => {
        recentOf(scope).add(partNumber);
        void navigate({ to: "/products/$productId", params: { productId: id } });
      },
    })),
  ];
}
