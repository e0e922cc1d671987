import type { Language } from "@bupum/shared/kernel/language/language-of";
import {
  merchandiseRow,
  ownListHeads,
} from "@bupum/shared/sheets/register-request-histories/merchandise-row";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { sheetBlob } from "@bupum/ui/sheet/sheet-file";
import { queryFrom } from "@bupum/ui/list/list-search";
import { walk } from "@bupum/ui/sheet/walk";
import { api } from "../api.ts";
import { filtersOf, type OwnSearch } from "./queries.ts";

const wordsOf: Record<Language, () => Promise<RegisterWords>> = {
  ko: async () => (await import("@bupum/shared/sheets/register-request-histories/words/ko")).ko,
  en: async () => (await import("@bupum/shared/sheets/register-request-histories/words/en")).en,
  zh: async () => (await import("@bupum/shared/sheets/register-request-histories/words/zh")).zh,
};

/** The filtered listings in the columns of the sheet for registration. */
export async function ownSheet(
  search: OwnSearch,
  language: Language,
  signal: AbortSignal,
): Promise<Blob> {
  const words = await wordsOf[language]();
  async function* rows() {
    const query = { ...filtersOf(search), ...queryFrom(search, "isOldStock") };
    const listings = walk(
      (paging) => api.merchandises.listOwn({ query: { ...query, ...paging } }, { signal }),
      { signal, onRows: () => {} },
    );
    for await (const listing of listings) yield merchandiseRow(listing, words, language);
  }
  return sheetBlob(words.templates.INSERT, ownListHeads(words), rows());
}
