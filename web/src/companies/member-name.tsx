import type { Id } from "@bupum/shared/kernel/ids";
import { isId } from "@bupum/shared/kernel/id-text";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { memberNames } from "./queries.ts";

/** A member of the company in whose name one acts, by name (D40-11). */
export function MemberName({ userId }: { userId: Id<"usr"> }) {
  const say = useWords("companies");
  const companyId = actingCompany();
  const isKnown = companyId !== undefined && isId(companyId, "cmp");
  const { data } = useQuery({
    ...memberNames(isKnown ? companyId : "cmp_"),
    enabled: isKnown,
  });
  return data && <>{data.get(userId) ?? say("formerMember")}</>;
}
