import type { Language } from "@bupum/shared/kernel/language/language-of";
import { wordsOf } from "@bupum/ui/say";
import type { Messages } from "./words/ko.ts";

/** Texts of one feature: const say = useWords("home"); say("title"). */
export const useWords = wordsOf<Messages>();

/** Fetches the catalogue of one language; only that one is ever loaded. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === "en") return (await import("./words/en.ts")).en;
  if (language === "zh") return (await import("./words/zh.ts")).zh;
  return (await import("./words/ko.ts")).ko;
}
