import type { Language } from "@bupum/shared/kernel/language/languages";
import type { BatchStatus } from "@bupum/shared/accounts/batch-job-status/contract";
import { manualStatusOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { en } from "@bupum/shared/sheets/register-request-histories/words/en";
import { ko } from "@bupum/shared/sheets/register-request-histories/words/ko";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { zh } from "@bupum/shared/sheets/register-request-histories/words/zh";
import type { RequestItem } from "./items.ts";

/** The words for rows and files in one language. */
export const registerWords: Record<Language, RegisterWords> = { ko, en, zh };

/** The request after `items.move`, if no other call moved it. */
export const moved = (before: RequestItem, to: BatchStatus, set: Partial<RequestItem>) => ({
  ...before,
  ...set,
  status: to,
  adminManualStatus: manualStatusOf(to),
  version: before.version + 1,
});
