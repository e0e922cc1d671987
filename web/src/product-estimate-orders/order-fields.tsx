import { useNow } from "@bupum/ui/now";
import type { AwardPreset } from "@bupum/shared/deal/award-plans/choices";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField, ProseField, TextField } from "@bupum/ui/form/fields";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddressSearch } from "../addresses/address-search.tsx";
import { CentreField } from "../cost-centres/centre-field.tsx";
import { RoleGuard } from "../companies/role-guard.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { linesOfGroup } from "../trade/queries.ts";
import { useNeedsApproval } from "./approval-need.ts";
import { ApprovalNote } from "./approval-note.tsx";
import { useCurrentUser } from "../session.ts";
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
import { fieldsOf, regionIn, usePlacing } from "./placing.ts";
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

/** Lines by seller, and where the goods go. */
export function OrderFields({ groupId, preset, chosen, addresses }: OrderFieldsProps) {
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
  const [shipTo] = addresses;
  const draft = usePlacing({ groupId, preset, open, isFaulty, shipTo, onResult: setResults });
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
      <ShipTo addresses={addresses} />
      <CentreField costs={costsOf(open)} />
      <ApprovalNote />
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

function ShipTo({ addresses }: Pick<OrderFieldsProps, "addresses">) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  const { form } = useDraftOfForm();
  return (
    <>
      <section aria-labelledby="ship-to" className={styles["block"]}>
        <h2 id="ship-to">{say("form.shipTo")}</h2>
        <p className={styles["dimmed"]}>{say("form.shipToHint")}</p>
        <UsedAddresses of={addresses} />
        <div className={styles["fields"]}>
          <TextField name="shipTo.name" label={say("form.name")} autoComplete="name" />
          <TextField name="shipTo.phone" type="tel" label={say("form.phone")} autoComplete="tel" />
          <TextField
            name="shipTo.zip"
            label={say("form.zip")}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
          />
          <AddressSearch
            onChoose={({ zip, road, region }) => {
              form.setFieldValue("shipTo.zip", zip);
              form.setFieldValue("shipTo.address", road);
              form.setFieldValue("shipTo.region", region);
            }}
          />
          <ChoiceField
            name="shipTo.region"
            label={say("form.region")}
            data={[
              { value: "", label: "" },
              ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
            ]}
          />
        </div>
        <TextField
          name="shipTo.address"
          label={say("form.address")}
          maxLength={200}
          autoComplete="street-address"
        />
      </section>
      <section aria-labelledby="order-terms" className={styles["block"]}>
        <h2 id="order-terms">{say("form.terms")}</h2>
        <div className={styles["fields"]}>
          <TextField name="buyerPoNumber" label={say("form.poNumber")} maxLength={40} />
          <DayField name="desiredDate" label={say("form.desired")} />
        </div>
        <ProseField name="memo" label={say("form.memo")} maxLength={1000} />
      </section>
    </>
  );
}

/** Fills the fields with an address that was used before; they stay open to changes. */
function UsedAddresses({ of }: { of: readonly Address[] }) {
  const say = useWords("productEstimateOrders");
  const { form } = useDraftOfForm();
  const user = useCurrentUser() ?? undefined;
  if (of.length < 2) return null;
  return (
    <NativeSelect
      size="md"
      label={say("form.usedAddress")}
      data={of.map(({ name, address = "", zip = "" }, at) => ({
        value: String(at),
        label: `${name} · (${zip}) ${address}`,
      }))}
      onChange={({ currentTarget }) => {
        const fields = fieldsOf(of[Number(currentTarget.value)], user);
        for (const [field, value] of Object.entries(fields))
          form.setFieldValue(`shipTo.${field}`, value);
      }}
    />
  );
}
