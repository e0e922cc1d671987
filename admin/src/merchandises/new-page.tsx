import { conditions, merchandiseDraftFor } from "@bupum/shared/selling/merchandises/contract";
import type { ProductEntityRow } from "@bupum/shared/catalogue/products/admin-contract";
import { type Draft, useDraft, useDraftOfForm } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import {
  blankForm,
  bodySchema,
  type MerchandiseForm,
} from "@bupum/ui/merchandises/merchandise-form";
import { FormSection } from "@bupum/ui/form/form-section";
import { TermsFields } from "@bupum/ui/merchandises/terms-fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { Chosen } from "../catalogue/chosen.tsx";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { readAgain } from "./queries.ts";
import { SellerPicker } from "./seller-picker.tsx";
import styles from "./merchandises.module.css";

const route = getRouteApi("/_admin/merchandises/new");
const schema = bodySchema(merchandiseDraftFor);

/** Puts a part on sale for a seller, as the seller could. */
export function NewMerchandisePage() {
  const say = useWords("merchandises");
  const sayLayout = useWords("layout");
  const { sellerId } = route.useSearch();
  const draft = useNewListing(sellerId);
  return (
    <>
      <Head title={say("act.create")} />
      <BackLink to="/merchandises">{say("title")}</BackLink>
      <h1>{say("act.create")}</h1>
      <div className={styles["editor"]}>
        <p className={styles["hint"]}>{say("act.createHint")}</p>
        <DraftForm draft={draft} label={say("act.create")}>
          <FormSection title={say("act.what")}>
            <SellerPicker label={say("seller")} initial={sellerId} />
            <PartField />
            <ChoiceField
              name="condition"
              label={say("condition")}
              data={conditions.map((value) => ({ value, label: say(`conditions.${value}`) }))}
            />
          </FormSection>
          <TermsFields
            draft={draft}
            say={say}
            regionName={(region) => sayLayout(`regions.${region}`)}
          />
          <SendButton fullWidth>{say("act.create")}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}

function useNewListing(sellerId: string | undefined): Draft<MerchandiseForm> {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const keyOf = useSendKey();
  const [initial] = useState(() => ({ ...blankForm(undefined), sellerId: sellerId ?? "" }));
  const draft: Draft<MerchandiseForm> = useDraft({
    schema,
    initial,
    send: (body) => api.merchandiseEntities.create({ body }, { idempotencyKey: keyOf(body) }),
    done: ({ id, partNumber }) => {
      toast.done(say("act.created", { part: partNumber }));
      draft.form.resetDirty();
      void readAgain(client);
      void navigate({ to: "/merchandises/$merchandiseId", params: { merchandiseId: id } });
    },
  });
  useLeaveGuard(draft);
  return draft;
}

/** The part that is sold, found by typing. */
function PartField() {
  const say = useWords("merchandises");
  const language = useLocale();
  const { form } = useDraftOfForm();
  const [part, setPart] = useState<ProductEntityRow>();
  const pick = (chosen: ProductEntityRow | undefined) => {
    setPart(chosen);
    form.setFieldValue("productId", chosen?.id ?? "");
    form.clearFieldError("productId");
  };
  if (part)
    return (
      <Chosen label={say("part")} onChange={() => pick(undefined)}>
        {part.partNumber} · {part.manufactorName[language]} · {part.name[language]}
      </Chosen>
    );
  return (
    <ProductPicker
      label={say("part")}
      path="productId"
      error={form.errors["productId"]}
      onPick={pick}
      isWanted={({ state }) => state === "SHOWN"}
    />
  );
}
