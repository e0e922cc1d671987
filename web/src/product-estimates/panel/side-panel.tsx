import { useKitWords } from "@bupum/ui/say";
import { Drawer } from "@mantine/core";
import "@mantine/core/styles/Drawer.layer.css";
import { AwardPlans } from "../award/award-plans.tsx";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import { useWords } from "../../words.ts";
import { LinePanel } from "./line-panel.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { SellerPanel } from "./seller-panel.tsx";
import { TermsPanel } from "./terms-panel.tsx";

interface SidePanelProps {
  of: Comparison;
  shown: Shown | undefined;
  onClose: () => void;
}

/** The details of a cell, with all actions. */
export function SidePanel({ of, shown, onClose }: SidePanelProps) {
  const say = useWords("productEstimates");
  const kit = useKitWords();
  return (
    <Drawer
      opened={shown !== undefined}
      onClose={onClose}
      position="right"
      title={shown && say(`panel.${shown.kind}`)}
      closeButtonProps={{ "aria-label": kit("close"), size: 44, iconSize: 20 }}
      styles={{ title: { fontSize: "1.125rem", fontWeight: 700 } }}
    >
      {shown && <Content of={of} shown={shown} />}
    </Drawer>
  );
}

/** Looked up on each render: the quote may be revised while the panel is open. */
function Content({ of, shown }: { of: Comparison; shown: Shown }) {
  const { group, rows } = of;
  switch (shown.kind) {
    case "terms":
      return <TermsPanel group={group} />;
    case "plans":
      return <AwardPlans groupId={group.id} />;
    case "seller": {
      const estimate = group.estimates.find(({ id }) => id === shown.id);
      const column = of.columns.find((one) => one.estimate.id === shown.id);
      return estimate && <SellerPanel of={column ?? { estimate }} items={of.items} />;
    }
    case "line": {
      const line = group.lines.find(({ requestLineId }) => requestLineId === shown.id);
      return (
        line && (
          <LinePanel line={line} groupId={group.id} currency={group.preferredCurrency ?? "KRW"} />
        )
      );
    }
    case "quote": {
      const cells = rows.flatMap((row) => [...row.cells.values()]);
      const cell = cells.find(({ item }) => item.id === shown.id);
      return cell && <QuotePanel cell={cell} picks={of.picks} />;
    }
  }
}
