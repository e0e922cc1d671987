import type { Id } from "@bupum/shared/kernel/ids";
import { useQuery } from "@tanstack/react-query";
import { Differences } from "./differences.tsx";
import { GradeMark } from "./grade-mark.tsx";
import { substitutesOf } from "./queries.ts";

interface KnownPairProps {
  askedId: Id<"prd">;
  takenId: Id<"prd">;
}

/** How far a quoted part holds for the asked one, and what differs; nothing where nobody said it. */
export function KnownPair({ askedId, takenId }: KnownPairProps) {
  const { data } = useQuery(substitutesOf(askedId));
  const pair = data?.find(({ id }) => id === takenId);
  if (!pair) return null;
  return (
    <div>
      {pair.grade && <GradeMark of={pair.grade} />}
      <Differences of={pair} asked={{ id: askedId }} />
    </div>
  );
}
