import { conditions } from "@bupum/shared/selling/merchandises/contract";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { ChoiceField } from "@bupum/ui/form/fields";
import { blankBreak } from "@bupum/ui/form/rows";
import {
  blankForm,
  draftSchema,
  type MerchandiseForm,
} from "@bupum/ui/merchandises/merchandise-form";
import { FormSection } from "@bupum/ui/form/form-section";
import { TermsFields } from "@bupum/ui/merchandises/terms-fields";
import { storedDraft } from "@bupum/ui/form/stored-draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { ProductField } from "./product-field.tsx";
import { addMerchandise, forgetLists } from "./queries.ts";
import styles from "./merchandise.module.css";

const keptAs = "merchandise";
type Next = "another" | "list";

interface AddMerchandisePageProps {
  /** The part to begin with: its id, or words to find it by. */
  productId?: string | undefined;
  find?: string | undefined;
}

/** Puts one part after the other on sale; common values stay for the next one. */
export function AddMerchandisePage({ productId, find }: AddMerchandisePageProps) {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  const { draft, round, next, setNext } = useAdding(productId);
  useLeaveWarning(draft);
  return (
    <div className={styles["form"]}>
      <Head title={say("addTitle")} hidden />
      <div>
        <h1>{say("addTitle")}</h1>
        <p className={styles["hint"]}>
          {say("addLead")} <Link to="/seller/register-requests">{say("sheetLead")}</Link>
        </p>
      </div>
      <DraftForm draft={draft} label={say("addTitle")}>
        <FormSection title={say("part.title")}>
          <ProductField
            key={round}
            again={round > 0}
            find={round === 0 && !productId ? find : undefined}
          />
          <ChoiceField
            name="condition"
            label={say("part.condition")}
            data={conditions.map((value) => ({ value, label: trade(`conditions.${value}`) }))}
          />
        </FormSection>
        <TermsFields draft={draft} say={say} regionName={(region) => trade(`regions.${region}`)} />
        <div className={styles["send"]}>
          <Button
            type="submit"
            variant="default"
            loading={draft.sending && next === "another"}
            onClick={() => setNext("another")}
          >
            {say("addAnother")}
          </Button>
          <Button
            type="submit"
            loading={draft.sending && next === "list"}
            onClick={() => setNext("list")}
          >
            {say("add")}
          </Button>
        </div>
      </DraftForm>
    </div>
  );
}

/** The form, and the way on: to the next part or to the list. */
function useAdding(productId: string | undefined) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const navigate = useNavigate();
  const region = useCurrentUser()?.region;
  const [initial] = useState(() => blankForm(region));
  const keyOf = useSendKey();
  const [next, setNext] = useState<Next>("list");
  const wanted = useRef(next);
  useEffect(() => {
    wanted.current = next;
  }, [next]);
  const [round, setRound] = useState(0);
  const { mutateAsync } = useMutation(addMerchandise);
  const draft: Draft<MerchandiseForm> = useDraft({
    schema: draftSchema,
    initial: { ...initial },
    keepAs: keptAs,
    // The part that was chosen on the way here, in place of the one that was typed before.
    kept: productId ? { ...storedDraft(keptAs), productId, newProduct: undefined } : undefined,
    send: (body) => mutateAsync({ body, idempotencyKey: keyOf(body) }),
    done: (added) => {
      toast.done(say("added", { part: added.partNumber }));
      void forgetLists(client);
      if (wanted.current === "list") return void navigate({ to: "/seller/merchandises" });
      const { form } = draft;
      form.setFieldValue("breaks", [blankBreak(1)]);
      form.setFieldValue("newProduct", undefined);
      for (const name of ["productId", "stock", "sellerSku", "memo"]) form.setFieldValue(name, "");
      setRound((known) => known + 1);
      return scrollTo({ top: 0 });
    },
  });
  return { draft, round, next, setNext };
}
