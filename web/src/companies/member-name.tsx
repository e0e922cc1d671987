import type { Id } from "@bupum/shared/kernel/ids";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { memberNames } from "./queries.ts";

/** A member of the company in whose name one acts, by name (D40-11). */
export function MemberName({ userId }: { userId: Id<"usr"> }) {
  const say = useWords("companies");
  const companyId = actingCompany();
  const { data } = useQuery({ ...memberNames(companyId ?? ""), enabled: companyId !== undefined });
  return data && <>{data.get(userId) ?? say("formerMember")}</>;
}
