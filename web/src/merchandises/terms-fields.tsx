import { currencies } from "@bupum/shared/kernel/amounts";
import { shippingFeePayers } from "@bupum/shared/merchandises/contract";
import { regions } from "@bupum/shared/users/regions";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import {
  CheckField,
  ChoiceField,
  NumberField,
  PriceField,
  ProseField,
  TextField,
} from "@bupum/ui/form/fields";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../words.ts";
import { blankBreak, type MerchandiseForm } from "./merchandise-form.ts";
import styles from "./merchandise.module.css";

const mostBreaks = 10;

/** Price, stock and terms of a listing, for adding and for changing it. */
export function TermsFields() {
  const say = useWords("merchandises");
  return (
    <>
      <fieldset className={styles["part"]}>
        <legend>{say("price.title")}</legend>
        <ChoiceField
          name="currency"
          label={say("price.currency")}
          data={currencies.map((value) => ({ value, label: value }))}
        />
        <Breaks />
      </fieldset>
      <StockPart />
    </>
  );
}

function StockPart() {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  return (
    <fieldset className={styles["part"]}>
      <legend>{say("stock.title")}</legend>
      <Stock />
      <div className={styles["two"]}>
        <NumberField
          name="orderMultiple"
          label={say("stock.multiple")}
          description={say("stock.multipleHint")}
          min={1}
        />
        <NumberField
          name="leadTimeDays"
          label={say("stock.leadTime")}
          description={say("stock.leadTimeHint")}
          min={0}
          max={365}
        />
      </div>
      <div className={styles["two"]}>
        <ChoiceField
          name="warehouseRegion"
          label={say("stock.region")}
          data={[
            { value: "", label: say("stock.regionNone") },
            ...regions.map((region) => ({ value: region, label: trade(`regions.${region}`) })),
          ]}
        />
        <ChoiceField
          name="shippingFeePayer"
          label={say("stock.shipping")}
          data={shippingFeePayers.map((payer) => ({
            value: payer,
            label: trade(`shipping.${payer}`),
          }))}
        />
      </div>
      <TextField
        name="sellerSku"
        label={say("stock.sku")}
        description={say("stock.skuHint")}
        maxLength={60}
      />
      <ProseField name="memo" label={say("stock.memo")} maxLength={1000} minRows={2} />
    </fieldset>
  );
}

/** Price steps: the first begins at the least quantity that is sold. */
function Breaks() {
  const say = useWords("merchandises");
  const { form } = useDraftOfForm();
  // The form holds what blankForm or formOf put there.
  const { breaks } = form.getValues() as unknown as MerchandiseForm;
  const error = form.errors["breaks"];
  return (
    <div className={styles["breaks"]} data-path="breaks" tabIndex={-1}>
      {breaks.map((step, index) => (
        <div key={step.key} className={styles["break"]}>
          <NumberField
            name={`breaks.${index}.minQty`}
            label={say(index === 0 ? "price.minimum" : "price.from")}
            min={1}
          />
          <PriceField name={`breaks.${index}.unitPrice`} label={say("price.unitPrice")} />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size={44}
            disabled={breaks.length === 1}
            aria-label={say("price.drop", { number: index + 1 })}
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
        {say("price.add")}
      </Button>
    </div>
  );
}

function Stock() {
  const say = useWords("merchandises");
  const { form } = useDraftOfForm();
  const [counted, setCounted] = useState(() => form.getValues()["counted"] === true);
  form.watch("counted", ({ value }) => setCounted(value === true));
  return (
    <>
      <CheckField name="counted" label={say("stock.counted")} />
      {counted ? (
        <NumberField name="stock" label={say("stock.stock")} min={0} />
      ) : (
        <p className={styles["hint"]}>{say("stock.uncounted")}</p>
      )}
    </>
  );
}
