import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { type Draft, useFieldValue } from "@bupum/ui/form/draft";
import { ChoiceField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { SellerSearch } from "../merchandises/seller-picker.tsx";
import { useWords } from "../words.ts";
import type { GroupForm } from "./group-form.ts";
import { ownSeller } from "./queries.ts";
import styles from "./groups.module.css";

const modes = ["CHOSEN", "AUTO"] as const;

/** The sellers: chosen by name, or the automatic choice. */
export function SellersSection({ draft }: { draft: Draft<GroupForm> }) {
  const say = useWords("estimateGroups");
  const mode = useFieldValue("mode");
  return (
    <FormSection title={say("sellers")}>
      <ChoiceField
        name="mode"
        label={say("create.mode")}
        {...(mode === "AUTO" && { description: say("create.autoHint") })}
        data={modes.map((value) => ({ value, label: say(`create.modes.${value}`) }))}
      />
      {mode === "AUTO" ? (
        <ChoiceField
          name="max"
          label={say("create.autoMax")}
          data={Array.from({ length: estimateLimits.autoSellers }, (_, index) => ({
            value: String(index + 1),
            label: say("create.autoCount", { count: index + 1 }),
          }))}
        />
      ) : (
        <ChosenSellers draft={draft} />
      )}
    </FormSection>
  );
}

function ChosenSellers({ draft }: { draft: Draft<GroupForm> }) {
  const say = useWords("estimateGroups");
  const { form } = draft;
  const { sellers, buyerId } = draft.values();
  const keep = (next: GroupForm["sellers"]) => {
    form.setFieldValue("sellers", next);
    form.clearFieldError("sellerIds");
  };
  const chosen = sellers.map(({ id }) => id);
  return (
    <>
      <ul className={styles["sellers"]} aria-label={say("sellers")}>
        {sellers.map(({ id, companyName }) => (
          <li key={id}>
            {companyName}
            <ActionIcon
              variant="subtle"
              color="gray"
              c="inherit"
              size={44}
              aria-label={say("create.drop", { name: companyName })}
              onClick={() => keep(sellers.filter((one) => one.id !== id))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {sellers.length < estimateLimits.sellers && (
        <SellerSearch
          label={say("create.seller")}
          path="sellerIds"
          error={form.errors["sellerIds"]}
          except={[...chosen, ownSeller(buyerId)]}
          onPick={(seller) => keep([...sellers, seller])}
        />
      )}
    </>
  );
}
