import { ko as problemWords } from "@bupum/shared/kernel/words/ko";
import { ko as kit } from "@bupum/ui/words/ko";
import { ko as auth } from "../auth/words/ko.ts";
import { ko as layout } from "../layout/words/ko.ts";
import { ko as sellerInfos } from "../seller-infos/words/ko.ts";
import { ko as users } from "../users/words/ko.ts";

export const ko = {
  kit,
  issues: problemWords.issues,
  auth,
  layout,
  sellerInfos,
  users,
};
