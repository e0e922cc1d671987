import { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { regions } from "@bupum/shared/reference/regions/regions";
import { FileDrop } from "@bupum/ui/files/file-drop";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { CheckField, ChoiceField, DayField, ProseField, TextField } from "@bupum/ui/form/fields";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { signUpload } from "../files/queries.ts";
import styles from "./group-page.module.css";

interface TermsSectionProps {
  onFiles: (files: readonly UploadedFile[]) => void;
  onBusy: (busy: boolean, running: number) => void;
  /** How many files the lines leave. */
  room: number;
}

/** Hints below the input keep the inputs of a row on one line. */
const order: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "description",
  "error",
];
const mostFiles = 10;
const { extensions, maxBytes } = uploadLimits.FILE;

/** Until when, where to, and what else all sellers should know. */
export function TermsSection({ room, onFiles, onBusy }: TermsSectionProps) {
  const say = useWords("estimateGroups");
  const user = useCurrentUser();
  const { form } = useDraftOfForm();
  return (
    <section aria-labelledby="terms" className={styles["block"]}>
      <h2 id="terms">{say("request.terms")}</h2>
      <div className={styles["fields"]}>
        <TextField
          name="dueAt"
          type="datetime-local"
          label={say("request.dueAt")}
          inputWrapperOrder={order}
          description={say("request.dueHint")}
        />
        <DayField name="desiredDeliveryDate" label={say("request.desired")} />
        <Delivery />
      </div>
      <CheckField name="strictDeadline" label={say("request.strict")} />
      <TextField
        name="title"
        label={say("request.titleField")}
        inputWrapperOrder={order}
        description={say("request.titleHint")}
        maxLength={100}
      />
      <ProseField name="memo" label={say("request.memoAll")} maxLength={2000} />
      {user ? (
        <FileDrop
          label={say("request.files")}
          name="fileIds"
          error={form.errors["fileIds"]}
          sign={signUpload("FILE")}
          extensions={extensions}
          maxMegabytes={maxBytes / 1024 / 1024}
          maxFiles={mostFiles}
          together={{ most: estimateLimits.files, room }}
          onChange={(files) => {
            form.clearFieldError("fileIds");
            onFiles(files);
          }}
          onBusy={onBusy}
        />
      ) : (
        <p className={styles["dimmed"]}>{say("request.filesLogin")}</p>
      )}
    </section>
  );
}

function Delivery() {
  const say = useWords("estimateGroups");
  const trade = useWords("trade");
  return (
    <>
      <ChoiceField
        name="region"
        label={say("request.region")}
        data={[
          { value: "", label: say("request.regionNone") },
          ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
        ]}
      />
      <ChoiceField
        name="shippingFeePayer"
        label={say("request.shipping")}
        data={[
          { value: "", label: say("request.shippingNone") },
          ...shippingFeePayers.map((value) => ({ value, label: trade(`shipping.${value}`) })),
        ]}
      />
    </>
  );
}

/** Whom to call: from the account, and open to the seller only after an accepted order. */
export function ContactSection() {
  const say = useWords("estimateGroups");
  return (
    <section aria-labelledby="contact" className={styles["block"]}>
      <h2 id="contact">{say("request.contact")}</h2>
      <p className={styles["dimmed"]}>{say("request.contactHint")}</p>
      <div className={styles["fields"]}>
        <TextField name="contact.name" label={say("request.name")} autoComplete="name" />
        <TextField
          name="contact.phone"
          type="tel"
          label={say("request.phone")}
          autoComplete="tel"
        />
        <TextField
          name="contact.email"
          type="email"
          label={say("request.email")}
          autoComplete="email"
        />
      </div>
    </section>
  );
}
