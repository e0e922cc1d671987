import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import type { SellerCard } from "@bupum/shared/accounts/seller-infos/contract";
import { ChoiceField } from "@bupum/ui/form/fields";
import type { Draft } from "@bupum/ui/form/draft";
import { Loading } from "@bupum/ui/display/states";
import { Checkbox, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useReliability } from "../sellers/reliability.tsx";
import { useCurrentUser } from "../session.ts";
import { merchandisesOf } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { Picker } from "@bupum/ui/input/picker";
import { SellersPlan } from "./plan-fit.tsx";
import { sellersLike } from "./queries.ts";
import type { FormSeller, GroupForm } from "./group-form.ts";
import styles from "./group-page.module.css";

interface SellersSectionProps {
  draft: Draft<GroupForm>;
  productIds: readonly string[];
}

/** Who shall answer: chosen sellers, or those that we choose for members of the plus plan. */
export function SellersSection({ draft, productIds }: SellersSectionProps) {
  const say = useWords("estimateGroups");
  const { form } = draft;
  const user = useCurrentUser();
  const { mode } = draft.values();
  const isPremium = user?.isEntitled === true;
  return (
    <section aria-labelledby="sellers" className={styles["block"]}>
      <h2 id="sellers">{say("request.sellers")}</h2>
      <Radio.Group
        aria-label={say("request.sellers")}
        value={mode}
        onChange={(value) => form.setFieldValue("mode", value)}
      >
        <div className={styles["modes"]}>
          <Radio size="md" value="CHOSEN" label={say("request.chosen")} />
          <Radio
            size="md"
            value="AUTO"
            disabled={user !== undefined && !isPremium}
            label={
              <TwoLines hint={say(isPremium ? "request.autoHint" : "request.autoLimited")}>
                {say("request.auto")}
              </TwoLines>
            }
          />
        </div>
      </Radio.Group>
      {mode === "AUTO" ? (
        <ChoiceField
          name="max"
          label={say("request.autoMax")}
          description={say("request.autoMaxHint")}
          className={styles["narrow"]}
          data={Array.from({ length: estimateLimits.autoSellers }, (_, index) => ({
            value: String(index + 1),
            label: say("request.autoCount", { count: index + 1 }),
          }))}
        />
      ) : (
        <Chosen draft={draft} productIds={productIds} />
      )}
      <SellersPlan draft={draft} />
    </section>
  );
}

function Chosen({ draft, productIds }: SellersSectionProps) {
  const say = useWords("estimateGroups");
  const { form } = draft;
  const { sellers } = draft.values();
  const toggle = (seller: FormSeller) => {
    const rest = sellers.filter(({ id }) => id !== seller.id);
    const next = rest.length === sellers.length ? [...sellers, seller] : rest;
    form.setFieldValue("sellers", next);
    form.clearFieldError("sellerIds");
  };
  const { candidates, parts, isCounting } = useCandidates(productIds);
  const listed = new Set(candidates.map(({ seller }) => seller.id as string));
  const others = sellers.filter(({ id }) => !listed.has(id));
  return (
    <>
      {productIds.length > 0 &&
        candidates.length === 0 &&
        (isCounting ? (
          <Loading lines={3} height={68} />
        ) : (
          <p className={styles["dimmed"]}>{say("request.noCandidates")}</p>
        ))}
      {candidates.length + others.length > 0 && (
        <ul className={styles["sellers"]} aria-label={say("request.candidates")}>
          {candidates.map(({ seller, count }) => (
            <SellerLine
              key={seller.id}
              seller={seller}
              {...(!isCounting && { note: say("request.covers", { count, total: parts }) })}
              chosen={sellers.some(({ id }) => id === seller.id)}
              onToggle={toggle}
            />
          ))}
          {others.map((seller) => (
            <SellerLine key={seller.id} seller={seller} chosen onToggle={toggle} />
          ))}
        </ul>
      )}
      <SellerPicker
        error={
          form.errors["sellerIds"] && sellers.length === 0
            ? say("request.sellerNeeded")
            : form.errors["sellerIds"]
        }
        onPick={(seller) => {
          if (!sellers.some(({ id }) => id === seller.id)) toggle(seller);
        }}
      />
      <p role="status" className={styles["dimmed"]}>
        {say("request.sellerChosen", { count: sellers.length })}
      </p>
    </>
  );
}

/**
 * Sellers that offer the parts of this request, those with most of them first; and how many parts
 * were looked at, which of a longer list are those of its first request.
 */
function useCandidates(productIds: readonly string[]) {
  const parts = [...new Set(productIds)].slice(0, estimateLimits.lines);
  const lists = useQueries({ queries: parts.map(merchandisesOf) });
  const found = new Map<string, { seller: SellerCard; count: number }>();
  for (const { data } of lists) {
    const sellers = new Map(data?.items.map(({ seller }) => [seller.id, seller]));
    for (const [id, seller] of sellers)
      found.set(id, { seller, count: (found.get(id)?.count ?? 0) + 1 });
  }
  const candidates = [...found.values()].toSorted((left, right) => right.count - left.count);
  // A count is right once every part was looked at.
  return { candidates, parts: parts.length, isCounting: lists.some(({ isPending }) => isPending) };
}

function TwoLines({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <span className={styles["twoLines"]}>
      {children}
      <small>{hint}</small>
    </span>
  );
}

interface SellerLineProps {
  seller: FormSeller & Partial<Pick<SellerCard, "region" | "reliability">>;
  note?: string;
  chosen: boolean;
  onToggle: (seller: FormSeller) => void;
}

function SellerLine({ seller, note, chosen, onToggle }: SellerLineProps) {
  const trade = useWords("trade");
  const reliable = useReliability();
  const { id, companyName, region, reliability } = seller;
  const details = [region && trade(`regions.${region}`), note, ...reliable(reliability)];
  return (
    <li>
      <Checkbox
        size="md"
        checked={chosen}
        onChange={() => onToggle({ id, companyName })}
        label={<TwoLines hint={details.filter(Boolean).join(" · ")}>{companyName}</TwoLines>}
      />
    </li>
  );
}

function SellerPicker(props: { error: ReactNode; onPick: (seller: FormSeller) => void }) {
  const say = useWords("estimateGroups");
  const trade = useWords("trade");
  const [typed, setTyped] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), 200);
  const reliable = useReliability();
  const list = useQuery({ ...sellersLike(keyword), placeholderData: keepPreviousData });
  const found = typed.trim() === "" ? [] : (list.data?.items ?? []);
  return (
    <Picker
      label={say("request.sellerFind")}
      placeholder={say("request.sellerHint")}
      error={props.error}
      path="sellerIds"
      typed={typed}
      onTyped={setTyped}
      loading={list.isFetching}
      nothing={typed.trim() && list.data ? say("request.sellerNone") : undefined}
      options={found.map((seller) => ({
        value: seller.id,
        label: [
          seller.companyName,
          trade(`regions.${seller.region}`),
          ...reliable(seller.reliability),
        ].join(" · "),
      }))}
      onPick={(value) => {
        const seller = found.find(({ id }) => id === value);
        if (seller) props.onPick({ id: seller.id, companyName: seller.companyName });
      }}
    />
  );
}
