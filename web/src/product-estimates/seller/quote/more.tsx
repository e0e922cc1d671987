import { conditions } from "@bupum/shared/selling/merchandises/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import type { Draft } from "@bupum/ui/form/draft";
import { CheckField, ChoiceField, NumberField, ProseField, TextField } from "@bupum/ui/form/fields";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useState } from "react";
import { signUpload } from "../../../files/queries.ts";
import { useWords } from "../../../words.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import type { QuoteForm } from "./quote-form.ts";
import { OtherSteps, type StepsProps, StepTexts } from "./steps.tsx";
import styles from "./quote-page.module.css";

const mostFiles = 10;

interface MoreProps {
  draft: Draft<QuoteForm>;
  index: number;
  steps: StepsProps;
  allowAlternative: boolean;
}

/** Rarely needed fields: prices of other quantities, own terms, a substitute, a note, files. */
export function More({ draft, index, steps, allowAlternative }: MoreProps) {
  const { isSignedIn } = useQuoteCalls();
  const say = useWords("sellerEstimates");
  const place = `items.${index}`;
  const [isOffered, setOffered] = useState(draft.values().items[index]?.offersOther === true);
  draft.form.watch(`${place}.offersOther`, ({ value }) => setOffered(value === true));
  return (
    <details className={styles["more"]}>
      <summary>
        <StepTexts {...steps} />
        {say("line.more")}
      </summary>
      <div className={styles["rest"]}>
        <OtherSteps {...steps} />
        <Conditions place={place} />
        {allowAlternative && (
          <CheckField name={`${place}.offersOther`} label={say("line.offerOther")} />
        )}
        {allowAlternative && isOffered && (
          <div className={styles["small"]}>
            <TextField
              name={`${place}.alternative.manufactorName`}
              label={say("line.otherMaker")}
            />
            <TextField name={`${place}.alternative.partNumber`} label={say("line.otherPart")} />
            <TextField name={`${place}.alternative.reason`} label={say("line.otherReason")} />
          </div>
        )}
        <ProseField name={`${place}.memo`} label={say("line.memo")} maxLength={1000} minRows={2} />
        {isSignedIn && (
          <FileDrop
            label={say("line.files")}
            sign={signUpload("FILE")}
            extensions={uploadLimits.FILE.extensions}
            maxMegabytes={uploadLimits.FILE.maxBytes / 1024 / 1024}
            maxFiles={mostFiles}
            // A changed line is mounted again, with its former attachments.
            initial={draft.values().items[index]?.files ?? []}
            onChange={(files) => draft.form.setFieldValue(`${place}.files`, [...files])}
          />
        )}
      </div>
    </details>
  );
}

function Conditions({ place }: { place: string }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  return (
    <div className={styles["small"]}>
      <ChoiceField
        name={`${place}.condition`}
        label={say("line.condition")}
        data={conditions.map((value) => ({ value, label: trade(`conditions.${value}`) }))}
      />
      <NumberField name={`${place}.orderMultiple`} label={say("line.multiple")} min={1} />
      <NumberField
        name={`${place}.maxQty`}
        label={say("line.most")}
        placeholder={say("terms.optional")}
        min={1}
      />
    </div>
  );
}
