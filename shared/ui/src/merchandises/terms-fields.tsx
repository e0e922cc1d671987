import { currencies } from "@bupum/shared/kernel/money/amounts";
import { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { ko } from "@bupum/shared/selling/merchandises/words/ko";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import {
  CheckField,
  ChoiceField,
  NumberField,
  PriceField,
  ProseField,
  TextField,
} from "../form/fields.tsx";
import { FormSection } from "../form/form-section.tsx";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type Draft, useDraftOfForm } from "../form/draft.ts";
import type { Say } from "../say.ts";
import type { MerchandiseForm } from "./merchandise-form.ts";
import { blankBreak } from "../form/rows.ts";
import styles from "./merchandise.module.css";

const mostBreaks = 10;

interface TermsProps {
  draft: Draft<MerchandiseForm>;
  /** The site's own words, which include those of the terms. */
  say: Say<{ terms: typeof ko }>;
  regionName: (region: Region) => string;
}

/** Price, stock and terms of a listing, for adding and for changing it, on both sites. */
export function TermsFields({ draft, say, regionName }: TermsProps) {
  return (
    <>
      <FormSection title={say("terms.price.title")}>
        <ChoiceField
          name="currency"
          label={say("terms.price.currency")}
          data={currencies.map((value) => ({ value, label: value }))}
        />
        <Breaks draft={draft} say={say} />
      </FormSection>
      <StockPart say={say} regionName={regionName} />
    </>
  );
}

function StockPart({ say, regionName }: Omit<TermsProps, "draft">) {
  return (
    <FormSection title={say("terms.stock.title")}>
      <Stock say={say} />
      <div className={styles["two"]}>
        <NumberField
          name="orderMultiple"
          label={say("terms.stock.multiple")}
          description={say("terms.stock.multipleHint")}
          min={1}
        />
        <NumberField
          name="leadTimeDays"
          label={say("terms.stock.leadTime")}
          description={say("terms.stock.leadTimeHint")}
          min={0}
          max={365}
        />
      </div>
      <div className={styles["two"]}>
        <ChoiceField
          name="warehouseRegion"
          label={say("terms.stock.region")}
          data={[
            { value: "", label: say("terms.stock.regionNone") },
            ...regions.map((region) => ({ value: region, label: regionName(region) })),
          ]}
        />
        <ChoiceField
          name="shippingFeePayer"
          label={say("terms.stock.shipping")}
          data={shippingFeePayers.map((payer) => ({
            value: payer,
            label: say(`terms.shipping.${payer}`),
          }))}
        />
      </div>
      <TextField
        name="sellerSku"
        label={say("terms.stock.sku")}
        description={say("terms.stock.skuHint")}
        maxLength={60}
      />
      <ProseField name="memo" label={say("terms.stock.memo")} maxLength={1000} minRows={2} />
    </FormSection>
  );
}

/** Price steps: the first begins at the minimum order quantity. */
function Breaks({ draft, say }: Pick<TermsProps, "draft" | "say">) {
  const { form } = draft;
  const { breaks } = draft.values();
  const error = form.errors["breaks"];
  return (
    <div className={styles["breaks"]} data-path="breaks" tabIndex={-1}>
      {breaks.map((step, index) => (
        <div key={step.key} className={styles["break"]}>
          <NumberField
            name={`breaks.${index}.minQty`}
            label={say(index === 0 ? "terms.price.minimum" : "terms.price.from")}
            min={1}
          />
          <PriceField name={`breaks.${index}.unitPrice`} label={say("terms.price.unitPrice")} />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size={44}
            disabled={breaks.length === 1}
            aria-label={say("terms.price.drop", { number: index + 1 })}
            onClick={() => form.removeListItem("breaks", index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={breaks.length >= mostBreaks}
        onClick={() => form.insertListItem("breaks", blankBreak())}
      >
        {say("terms.price.add")}
      </Button>
    </div>
  );
}

function Stock({ say }: Pick<TermsProps, "say">) {
  const { form } = useDraftOfForm();
  const [counted, setCounted] = useState(() => form.getValues()["counted"] === true);
  form.watch("counted", ({ value }) => setCounted(value === true));
  return (
    <>
      <CheckField name="counted" label={say("terms.stock.counted")} />
      {counted ? (
        <NumberField name="stock" label={say("terms.stock.stock")} min={0} />
      ) : (
        <p className={styles["hint"]}>{say("terms.stock.uncounted")}</p>
      )}
    </>
  );
}
