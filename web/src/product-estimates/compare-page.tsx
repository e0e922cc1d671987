import { useNow } from "@bupum/ui/now";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useContext, useState } from "react";
import { GroupActions } from "../estimate-groups/manage/group-actions.tsx";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { group, linesOfGroup } from "../trade/queries.ts";
import { LineSheetButton } from "../trade/sheet/line-sheet-button.tsx";
import { useWords } from "../words.ts";
import { AwardPanel } from "./award/award-panel.tsx";
import { AwardPlans } from "./award/award-plans.tsx";
import { AwardSummary } from "./award/award-summary.tsx";
import { bidsOf } from "./award/bids.ts";
import { LostPicks } from "./award/lost-picks.tsx";
import { usePicks } from "./award/use-picks.ts";
import { comparisonRows, refusedSellers } from "./comparison.ts";
import { ComparisonGrid } from "./comparison-grid.tsx";
import { GroupHeader } from "./group-header.tsx";
import { History } from "./history.tsx";
import { PickBar } from "./pick-bar.tsx";
import { SellerStates } from "./seller-states.tsx";
import styles from "./compare-page.module.css";

const route = getRouteApi("/_signedIn/mypage/estimates/$groupId/");

/** Often while lines are still being handed out, then as often as answers come. */
const pollMs = (group: Group | undefined) =>
  group?.dispatching ? 2_000 : group?.open ? 30_000 : false;

/** One request: who answered what, side by side, and the way to an order. */
export function ComparePage() {
  const say = useWords("productEstimates");
  const { groupId } = route.useParams();
  const head = useQuery({
    ...group(groupId),
    refetchInterval: ({ state }) => pollMs(state.data),
  });
  const lines = useQuery({
    ...linesOfGroup(groupId),
    // What is below a closed request closes a moment later.
    refetchInterval: ({ state }) =>
      head.data?.open === false && state.data?.items.some(({ open }) => open)
        ? 2_000
        : pollMs(head.data),
  });
  const error = head.error ?? lines.error;
  return (
    <div className={styles["page"]}>
      <Head title={head.data?.title ?? say("title")} hidden />
      <Link to="/mypage/estimates" className={styles["back"]}>
        {say("back")}
      </Link>
      {head.data && <GroupHeader group={head.data} />}
      {head.data && (
        <div>
          <LineSheetButton lines={{ side: "BUY", groupId: head.data.id }} />
        </div>
      )}
      {!head.data && <h1>{say("title")}</h1>}
      {error ? (
        <Failed error={error} again={() => void head.refetch().then(() => lines.refetch())} />
      ) : head.data && lines.data ? (
        <Answers group={head.data} items={lines.data.items} />
      ) : (
        <Loading lines={8} height={48} />
      )}
    </div>
  );
}

/** The rates of the moment at which the page was opened: one for all that is compared on it. */
function useRates() {
  const newest = useContext(RatesContext);
  const [stamped, stamp] = useState(newest);
  if (!stamped && newest) stamp(newest);
  return stamped ?? newest;
}

function Answers({ group, items }: { group: Group; items: readonly Line[] }) {
  const say = useWords("productEstimates");
  const rates = useRates();
  const now = useNow();
  const [shown, setShown] = useState<Line>();
  const rows = comparisonRows(group.lines, items, rates?.toKrw ?? {}, now);
  const bids = bidsOf(rows);
  const picks = usePicks(group.id, bids);
  const refused = refusedSellers(items);
  const hasQuotes = items.some(({ currentResponse }) => currentResponse);
  return (
    <>
      <GroupActions group={group} lines={items} />
      <SellerStates group={group} refused={refused} lines={items} />
      {!hasQuotes && group.open && (
        <Empty title={say("grid.noneYet")}>{say("grid.noneHint")}</Empty>
      )}
      <section aria-labelledby="grid" className={styles["grid"]}>
        <h2 id="grid">{say("grid.title")}</h2>
        <AwardPanel bids={bids} picks={picks} />
        <LostPicks lost={picks.lost} items={items} />
        <ComparisonGrid
          group={group}
          rows={rows}
          bids={bids}
          left={new Set(refused.keys())}
          picked={picks.ids}
          onPick={picks.toggle}
          onHistory={setShown}
        />
        {hasQuotes && (
          <p className={styles["note"]}>
            {rates ? say("grid.rateNote", { date: rates.asOf }) : say("grid.plainNote")}
          </p>
        )}
      </section>
      <AwardSummary bids={bids} chosen={picks.chosen} asOf={rates?.asOf} />
      {hasQuotes && <AwardPlans groupId={group.id} />}
      <Intermediary />
      {hasQuotes && <PickBar groupId={group.id} picks={picks} />}
      <History item={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
