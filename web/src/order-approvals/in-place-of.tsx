import type { Id } from "@bupum/shared/kernel/ids";
import { MemberName } from "../companies/member-name.tsx";
import { useWords } from "../words.ts";

/** Whose stand-in somebody was who decided (D41-5); nothing where he decided for himself. */
export function InPlaceOf({ of: { inPlaceOf } }: { of: { inPlaceOf?: Id<"usr"> | undefined } }) {
  const say = useWords("orderApprovals");
  if (!inPlaceOf) return null;
  return (
    <small>
      {" "}
      (<MemberName userId={inPlaceOf} /> {say("inPlaceOf")})
    </small>
  );
}
