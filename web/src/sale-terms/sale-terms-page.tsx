import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import { regions } from "@bupum/shared/reference/regions/regions";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { CheckField, NumberField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Head } from "../layout/head.tsx";
import { ownInfo, setSaleTerms } from "../seller-infos/queries.ts";
import { useWords } from "../words.ts";
import { formOf, saleTermsSchema } from "./sale-terms-form.ts";
import styles from "./sale-terms.module.css";

/** The least value of an order and the freight, for quotes from now on (D36-1). */
export function SaleTermsPage() {
  const say = useWords("saleTerms");
  const { data, error, refetch } = useQuery(ownInfo);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("lead")}</p>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Fields known={data.saleTerms ?? {}} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </div>
  );
}

function Fields({ known }: { known: SaleTerms }) {
  const say = useWords("saleTerms");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(setSaleTerms);
  const draft = useDraft({
    schema: saleTermsSchema,
    initial: formOf(known),
    send: (body) => mutateAsync(body),
    done: (info) => {
      client.setQueryData(ownInfo.queryKey, info);
      toast.done(say("saved"));
    },
  });
  const [isAgreed, setAgreed] = useState(known.freight === undefined);
  draft.form.watch("isAgreed", ({ value }) => setAgreed(value === true));
  return (
    <DraftForm draft={draft} label={say("title")}>
      <FormSection title={say("minimum.title")}>
        <WonField
          name="minimumWon"
          label={say("minimum.label")}
          description={say("minimum.hint")}
        />
      </FormSection>
      <FormSection title={say("freight.title")}>
        <CheckField name="isAgreed" label={say("freight.agreed")} />
        {!isAgreed && (
          <>
            <div className={styles["two"]}>
              <WonField name="freight.feeWon" label={say("freight.fee")} step={10} />
              <WonField name="freight.freeFromWon" label={say("freight.freeFrom")} />
            </div>
            <RegionFees />
          </>
        )}
      </FormSection>
      <SendButton>{say("save")}</SendButton>
    </DraftForm>
  );
}

/** Regions whose fee differs; a blank one has the common fee. */
function RegionFees() {
  const say = useWords("saleTerms");
  const trade = useWords("trade");
  return (
    <details className={styles["regions"]}>
      <summary>{say("regions.title")}</summary>
      <p className={styles["hint"]}>{say("regions.hint")}</p>
      <ul>
        {regions.map((region) => {
          const name = trade(`regions.${region}`);
          return (
            <li key={region}>
              <WonField name={`regionFees.${region}.feeWon`} label={name} step={10} />
              <CheckField
                name={`regionFees.${region}.isAgreed`}
                label={say("regions.agreed")}
                aria-label={say("regions.agreedIn", { region: name })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface WonFieldProps {
  name: string;
  label: string;
  description?: string;
  step?: number;
}

/** A sum in whole won. */
function WonField(props: WonFieldProps) {
  const say = useWords("saleTerms");
  return <NumberField min={0} thousandSeparator="," rightSection={say("won")} {...props} />;
}
