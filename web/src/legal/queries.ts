import type { Language } from "@bupum/shared/kernel/language/language-of";
import { queryOptions } from "@tanstack/react-query";
import type { LegalTexts } from "./document.ts";

/** The legal texts of one language, fetched only when they are opened. */
export const legalTexts = (language: Language) =>
  queryOptions({
    queryKey: ["legal", language],
    queryFn: async (): Promise<LegalTexts> => {
      if (language === "en") return (await import("./texts/en.ts")).en;
      if (language === "zh") return (await import("./texts/zh.ts")).zh;
      return (await import("./texts/ko.ts")).ko;
    },
    staleTime: Infinity,
  });
