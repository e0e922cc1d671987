import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { actingCompany } from "../acting.ts";
import { Head } from "../layout/head.tsx";
import { PastPrices } from "../price-memories/past-prices.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { group, linesOfGroup } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { AwardBar } from "./award/award-bar.tsx";
import { AwardPanel } from "./award/award-panel.tsx";
import { LostPicks } from "./award/lost-picks.tsx";
import { FoldedSellers } from "./folded-sellers.tsx";
import { PriceGrid } from "./grid/price-grid.tsx";
import { Back, CompareHead } from "./head/compare-head.tsx";
import { groupPoll, linesPoll } from "./polling.ts";
import { SidePanel } from "./panel/side-panel.tsx";
import { LineCards } from "./phone/line-cards.tsx";
import type { Shown } from "./shown.ts";
import { useComparison } from "./use-comparison.ts";
import styles from "./compare-page.module.css";

const WaitingNote = laterSection(
  async () => (await import("../order-approvals/waiting-note.tsx")).WaitingNote,
  { quiet: true },
);
const route = getRouteApi("/_signedIn/mypage/estimates/$groupId/");

/** One request: its quotes side by side, and the way to an order. */
export function ComparePage() {
  const say = useWords("productEstimates");
  const { groupId } = route.useParams();
  const client = useQueryClient();
  const ofLines = linesOfGroup(groupId);
  const head = useQuery({
    ...group(groupId),
    refetchInterval: ({ state }) =>
      groupPoll(state.data, client.getQueryData(ofLines.queryKey)?.items),
  });
  const lines = useQuery({
    ...ofLines,
    refetchInterval: ({ state }) => linesPoll(head.data, state.data?.items),
  });
  const error = head.error ?? lines.error;
  const isThere = !error && head.data && lines.data;
  return (
    <div className={styles["page"]}>
      <Head title={head.data?.title ?? say("title")} hidden />
      {!isThere && (
        <div className={styles["titles"]}>
          <Back />
          <h1>{head.data?.title ?? say("title")}</h1>
        </div>
      )}
      {error ? (
        <Failed error={error} again={() => void head.refetch().then(() => lines.refetch())} />
      ) : head.data && lines.data ? (
        <Answers group={head.data} items={lines.data.items} />
      ) : (
        <Loading lines={14} height={44} />
      )}
    </div>
  );
}

function Answers({ group, items }: { group: Group; items: readonly EstimateLine[] }) {
  const say = useWords("productEstimates");
  const [shown, setShown] = useState<Shown>();
  const comparison = useComparison(group, items);
  const isDesk = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const { rates } = comparison;
  const hasQuotes = items.some(({ currentResponse }) => currentResponse);
  const parts = items.flatMap(({ productId, currentResponse: quote }) => [
    productId,
    quote?.alternative?.productId,
  ]);
  return (
    <PastPrices of={parts}>
      <CompareHead of={comparison} onShow={setShown} />
      {actingCompany() && <WaitingNote groupId={group.id} />}
      <LostPicks lost={comparison.picks.lost} items={items} />
      {!hasQuotes && group.open && (
        <Empty title={say("grid.noneYet")}>{say("grid.noneHint")}</Empty>
      )}
      {isDesk ? (
        <>
          {hasQuotes && <AwardPanel of={comparison} />}
          <PriceGrid of={comparison} onShow={setShown} />
        </>
      ) : (
        <>
          {hasQuotes && (
            <details className={styles["ways"]}>
              <summary>{say("award.title")}</summary>
              <AwardPanel of={comparison} />
            </details>
          )}
          <LineCards of={comparison} onShow={setShown} />
        </>
      )}
      {hasQuotes && <AwardBar of={comparison} />}
      <FoldedSellers of={comparison} onShow={setShown} />
      {hasQuotes && (
        <p className={styles["note"]}>
          {rates ? say("grid.rateNote", { date: rates.asOf }) : say("grid.plainNote")}{" "}
          {isDesk && say("grid.keys")}
        </p>
      )}
      <Intermediary />
      <SidePanel of={comparison} shown={shown} onClose={() => setShown(undefined)} />
    </PastPrices>
  );
}
