import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MergeOutcome, untilDone } from "../catalogue/merging.tsx";
import { makerDetail } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";

/** The number of moved parts, and links to both makers; polls until all have moved. */
export function MergeResult({ maker }: { maker: MakerEntity }) {
  const say = useWords("manufactors");
  const sayCatalogue = useWords("catalogue");
  const { data = maker } = useQuery({
    ...makerDetail(maker.id),
    refetchInterval: ({ state }) => untilDone(Boolean(state.data?.followedAt)),
  });
  const { followedParts = 0, partCount, followedAt, mergedInto } = data;
  return (
    <MergeOutcome
      isDone={Boolean(followedAt)}
      reached={(100 * followedParts) / Math.max(1, followedParts + partCount)}
      counts={say("merge.counts", { moved: followedParts, left: partCount })}
      note={say("mergedNote")}
    >
      {mergedInto && (
        <Link to="/makers/$manufactorId" params={{ manufactorId: mergedInto }}>
          {sayCatalogue("merge.openKept")}
        </Link>
      )}
      <Link to="/makers/$manufactorId" params={{ manufactorId: data.id }}>
        {sayCatalogue("merge.openGone")}
      </Link>
    </MergeOutcome>
  );
}
