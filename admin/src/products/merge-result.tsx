import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MergeOutcome, untilDone } from "../catalogue/merging.tsx";
import { productDetail } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";

/** The number of moved listings, and links to both parts; polls until all have moved. */
export function MergeResult({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const { data = part } = useQuery({
    ...productDetail(part.id),
    refetchInterval: ({ state }) => untilDone(Boolean(state.data?.mergeDoneAt)),
  });
  const { movedListings = 0, joinedListings = 0, mergeDoneAt, mergedInto } = data;
  return (
    <MergeOutcome
      isDone={Boolean(mergeDoneAt)}
      counts={say("merge.counts", { moved: movedListings, joined: joinedListings })}
      note={say("mergedNote")}
    >
      {mergedInto && (
        <Link to="/products/$productId" params={{ productId: mergedInto }}>
          {sayCatalogue("merge.openKept")}
        </Link>
      )}
      <Link to="/products/$productId" params={{ productId: data.id }}>
        {sayCatalogue("merge.openGone")}
      </Link>
    </MergeOutcome>
  );
}
