import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { Loading } from "@bupum/ui/display/states";
import { useNow } from "@bupum/ui/now";
import type { AwardPreset } from "@bupum/shared/deal/award-plans/choices";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CentreField } from "../cost-centres/centre-field.tsx";
import { useDeliveryAddresses } from "../delivery-addresses/use-addresses.ts";
import { useUsualRegion } from "../delivery-addresses/use-usual-region.ts";
import { RoleGuard } from "../companies/role-guard.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { group, linesOfGroup } from "../trade/queries.ts";
import { useNeedsApproval } from "./approval-need.ts";
import { ApprovalNote } from "./approval-note.tsx";
import { useWords } from "../words.ts";
import type { Address } from "./addresses.ts";
import { BatchSection } from "./batch-section.tsx";
import {
  type Batch,
  type BatchResult,
  batchesOf,
  type Choice,
  costsOf,
  lacksOf,
  lineIssue,
  orderedAs,
} from "./order-lines.ts";
import { regionIn, type Start, usePlacing } from "./placing.ts";
import { ShipToSection } from "./ship-to-section.tsx";
import { GrandTotals, WholeTotal } from "./totals.tsx";
import styles from "./orders.module.css";

interface OrderFieldsProps {
  groupId: string;
  /** How the quotes were chosen. */
  preset: AwardPreset;
  chosen: ReadonlyMap<string, Choice>;
  /** Where earlier orders went, the last one first. */
  addresses: readonly Address[];
}

/**
 * Lines by seller, and where the goods go: the form begins once its addresses (D44-2) and the region
 * of an address that is typed (D44-4) are known.
 */
export function OrderFields(props: OrderFieldsProps) {
  const stated = useDeliveryAddresses();
  const usual = useUsualRegion();
  const asked = useQuery(group(props.groupId));
  if (!stated || usual === undefined || asked.isLoading) return <Loading lines={10} height={44} />;
  const start = {
    shipTo: stated.find(({ isDefault }) => isDefault)?.shipTo ?? props.addresses[0],
    region: asked.data?.region ?? usual,
  };
  return <Fields {...props} stated={stated} start={start} />;
}

interface FieldsProps extends OrderFieldsProps {
  /** Those of the company in whose name one orders. */
  stated: readonly DeliveryAddress[];
  start: Start;
}

function Fields({ groupId, preset, chosen, addresses, stated, start }: FieldsProps) {
  const say = useWords("productEstimateOrders");
  const { data } = useQuery(linesOfGroup(groupId));
  const [choices, setChoices] = useState(chosen);
  const [results, setResults] = useState<Record<string, BatchResult>>({});
  const now = useNow();
  const lines = (data?.items ?? []).flatMap((item) => {
    const choice = choices.get(item.id);
    return choice ? [{ item, choice }] : [];
  });
  const batches = batchesOf(lines);
  const resultOf = (batch: Batch): BatchResult | undefined => {
    const known = results[batch.key];
    const poNumber = known?.poNumber ?? orderedAs(batch);
    return poNumber ? { poNumber } : known;
  };
  const open = batches.filter((batch) => {
    const { poNumber, approvalId } = resultOf(batch) ?? {};
    return !poNumber && !approvalId;
  });
  const change = (id: string, next: Partial<Choice>) => {
    setChoices((known) => {
      const choice = known.get(id);
      return choice ? new Map(known).set(id, { ...choice, ...next }) : known;
    });
    setResults((known) =>
      Object.fromEntries(Object.entries(known).filter(([, { refusal }]) => !refusal)),
    );
  };
  const drop = (id: string) =>
    setChoices((known) => new Map([...known].filter(([lineId]) => lineId !== id)));
  const isFaulty =
    open.some(lacksOf) || open.some((batch) => batch.lines.some((line) => lineIssue(line, now)));
  const draft = usePlacing({ groupId, preset, open, isFaulty, start, onResult: setResults });
  const [region, setRegion] = useState(() => regionIn(draft.values()));
  draft.form.watch("shipTo.region", () => setRegion(regionIn(draft.values())));
  return (
    <DraftForm draft={draft} label={say("form.title")}>
      {batches.length > 1 && <p>{say("form.batches", { count: batches.length })}</p>}
      {batches.map((batch) => (
        <BatchSection
          key={batch.key}
          batch={batch}
          region={region}
          result={resultOf(batch)}
          issueOf={(line) => lineIssue(line, now)}
          onChange={change}
          onDrop={drop}
        />
      ))}
      <GrandTotals batches={open} region={region} />
      <ShipToSection stated={stated} used={addresses} startRegion={start.region} />
      <CentreField costs={costsOf(open)} />
      <ApprovalNote open={open} region={region} />
      <Intermediary />
      <Send open={open} region={region} />
    </DraftForm>
  );
}

interface SendProps {
  open: readonly Batch[];
  region: Region | undefined;
}

/** The whole, and the button: it says which seller's least value is not reached (D36-4). */
function Send({ open, region }: SendProps) {
  const say = useWords("productEstimateOrders");
  const sellers = new Set(open.map(({ sellerId }) => sellerId)).size;
  const tooSmall = open.find(lacksOf);
  const isAsked = useNeedsApproval(open, region);
  return (
    <div className={styles["send"]}>
      <WholeTotal batches={open} region={region} />
      <p className={styles["dimmed"]}>{say(isAsked ? "form.askHint" : "form.sendHint")}</p>
      {open.length > 0 && (
        <RoleGuard act="order">
          <SendButton waiting={tooSmall !== undefined}>
            {tooSmall
              ? say("form.belowMinimum", { seller: tooSmall.sellerName })
              : say(isAsked ? "form.ask" : "form.send", { count: sellers })}
          </SendButton>
        </RoleGuard>
      )}
    </div>
  );
}
