import type { Group } from "@bupum/shared/estimate-groups/contract";
import { toInstant } from "@bupum/shared/kernel/time";
import type { Line } from "@bupum/shared/product-estimates/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useContext, useState } from "react";
import { GroupActions } from "../estimate-groups/manage/group-actions.tsx";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { group, linesOfGroup } from "../trade/queries.ts";
import { LineSheetButton } from "../trade/line-sheet-button.tsx";
import { useWords } from "../words.ts";
import { comparisonRows, picksBy, refusedSellers, type Row } from "./comparison.ts";
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

function Answers({ group, items }: { group: Group; items: readonly Line[] }) {
  const say = useWords("productEstimates");
  const rates = useContext(RatesContext);
  const [now] = useState(() => toInstant(new Date()));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Line>();
  const rows = comparisonRows(group.lines, items, rates?.toKrw ?? {}, now);
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const refused = refusedSellers(items);
  const hasQuotes = items.some(({ currentResponse }) => currentResponse);
  return (
    <>
      <GroupActions group={group} lines={items} />
      <SellerStates group={group} refused={refused} />
      {!hasQuotes && group.open && (
        <Empty title={say("grid.noneYet")}>{say("grid.noneHint")}</Empty>
      )}
      <section aria-labelledby="grid" className={styles["grid"]}>
        <h2 id="grid">{say("grid.title")}</h2>
        {hasQuotes && <Shortcuts rows={rows} hasPicks={picked.size > 0} onPick={setPicked} />}
        <ComparisonGrid
          group={group}
          rows={rows}
          left={new Set(refused.keys())}
          picked={picked}
          onPick={toggle}
          onHistory={setShown}
        />
        {hasQuotes && (
          <p className={styles["note"]}>
            {rates ? say("grid.rateNote", { date: rates.asOf }) : say("grid.plainNote")}
          </p>
        )}
      </section>
      <Intermediary />
      <PickBar groupId={group.id} items={items} picked={picked} />
      <History item={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

interface ShortcutsProps {
  rows: readonly Row[];
  hasPicks: boolean;
  onPick: (picked: ReadonlySet<string>) => void;
}

/** One press chooses the best quote of every line. */
function Shortcuts({ rows, hasPicks, onPick }: ShortcutsProps) {
  const say = useWords("productEstimates");
  const cheapest = picksBy(rows, "won");
  if (cheapest.length === 0) return null;
  return (
    <div className={styles["shortcuts"]}>
      <Button variant="default" mih={44} onClick={() => onPick(new Set(cheapest))}>
        {say("grid.cheapestAll")}
      </Button>
      <Button variant="default" mih={44} onClick={() => onPick(new Set(picksBy(rows, "lead")))}>
        {say("grid.fastestAll")}
      </Button>
      {hasPicks && (
        <Button variant="subtle" mih={44} onClick={() => onPick(new Set())}>
          {say("grid.clear")}
        </Button>
      )}
    </div>
  );
}
