import type { Language } from "@bupum/shared/kernel/language/languages";
import { en } from "@bupum/shared/register-request-histories/words/en";
import { ko } from "@bupum/shared/register-request-histories/words/ko";
import type { RegisterWords } from "@bupum/shared/register-request-histories/words/types";
import { zh } from "@bupum/shared/register-request-histories/words/zh";

/** What the rows and files of a language are spoken of with. */
export const registerWords: Record<Language, RegisterWords> = { ko, en, zh };
