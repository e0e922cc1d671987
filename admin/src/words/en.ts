import { en as problemWords } from "@bupum/shared/kernel/words/en";
import { en as kit } from "@bupum/ui/words/en";
import { en as auth } from "../auth/words/en.ts";
import { en as layout } from "../layout/words/en.ts";
import { en as sellerInfos } from "../seller-infos/words/en.ts";
import { en as users } from "../users/words/en.ts";
import type { Messages } from "../words.ts";

export const en = {
  kit,
  issues: problemWords.issues,
  auth,
  layout,
  sellerInfos,
  users,
} satisfies Messages;
