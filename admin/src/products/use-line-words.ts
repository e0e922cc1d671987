import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { tagTree } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";
import type { LineWords } from "./product-lines.ts";

/** What the lines of a part are written with, in the reader's language. */
export function useLineWords(): LineWords {
  const say = useWords("products");
  const { data: tags = [] } = useQuery(tagTree);
  return {
    language: useLocale(),
    tags,
    relation: (relation) => say(`relations.${relation}`),
    pictures: (count) => say("pictures", { count }),
  };
}
