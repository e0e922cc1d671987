import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import type { Board } from "@bupum/shared/reading/boards/contract";
import { mostBoardFiles } from "@bupum/shared/reading/boards/rules";
import { currencies } from "@bupum/shared/kernel/money/amounts";
import type { User } from "@bupum/shared/accounts/users/contract";
import { regions } from "@bupum/shared/reference/regions/regions";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { type Draft, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, PriceField, ProseField, TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { AttachedFiles } from "../files/attached-files.tsx";
import { useWords } from "../words.ts";
import styles from "./board-form.module.css";

/** The initial values: empty, or those of the post. */
export const formOf = (board?: Board) => ({
  boardPurposeType: board?.boardPurposeType ?? "BUY",
  title: board?.title ?? "",
  content: board?.content ?? "",
  partNumber: board?.partNumber ?? "",
  manufactorName: board?.manufactorName ?? "",
  quantity: board?.quantity ?? "",
  region: board?.region ?? "",
  price: board?.price ?? "",
  currency: board?.currency ?? "KRW",
  noticeType: board?.noticeType ?? "",
  fileIds: board?.files.map(({ id }) => id) ?? [],
});

interface BoardFormProps {
  draft: Draft;
  user: User;
  /** The post that is changed; its purpose cannot change. */
  board?: Board;
}

/** The form of a new or a changed post. */
export function BoardForm({ draft, user, board }: BoardFormProps) {
  const say = useWords("boards");
  const [isBusy, setBusy] = useState(false);
  return (
    <DraftForm draft={draft} label={say(board ? "editTitle" : "writeTitle")}>
      <FormSection title={say("sectionPost")}>
        {!board && <PurposeField user={user} />}
        <TextField name="title" label={say("postTitle")} maxLength={100} required />
        <ProseField
          name="content"
          label={say("content")}
          placeholder={say("contentHint")}
          minRows={6}
          autosize
          maxLength={10_000}
          required
        />
      </FormSection>
      <FormSection title={say("sectionPart")}>
        <PartFields />
      </FormSection>
      <FormSection title={say("files")}>
        <AttachedFiles
          label={say("filesAdd")}
          most={mostBoardFiles}
          {...(board && { files: board.files })}
          onBusy={setBusy}
        />
      </FormSection>
      <FormSection title={say("sectionNotice")}>
        <NoticeField user={user} />
      </FormSection>
      <SendButton waiting={isBusy}>{say(board ? "save" : "send")}</SendButton>
    </DraftForm>
  );
}

/** To sell one must be an approved seller; others are told how to become one. */
function PurposeField({ user }: { user: User }) {
  const say = useWords("boards");
  const layout = useWords("layout");
  const isSeller = isSelling(user);
  return (
    <>
      <ChoiceField
        name="boardPurposeType"
        label={say("purposes")}
        data={[
          { value: "BUY", label: say("purpose.BUY") },
          { value: "SELL", label: say("purpose.SELL"), disabled: !isSeller },
        ]}
      />
      {!isSeller && (
        <p className={styles["hint"]}>
          {say("sellersOnly")}{" "}
          <Link to="/seller/sellerInfo/add">{layout("sellerDialog.primary")}</Link>
        </p>
      )}
    </>
  );
}

function PartFields() {
  const say = useWords("boards");
  const trade = useWords("trade");
  return (
    <div className={styles["part"]}>
      <TextField name="manufactorName" label={say("manufactorName")} maxLength={80} />
      <TextField
        name="partNumber"
        label={say("partNumber")}
        maxLength={80}
        autoCapitalize="off"
        spellCheck={false}
      />
      <NumberField
        name="quantity"
        label={say("quantity")}
        min={1}
        max={mostPieces}
        allowDecimal={false}
      />
      <PriceField name="price" label={say("price")} />
      <ChoiceField
        name="currency"
        label={say("currency")}
        data={currencies.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        name="region"
        label={say("region")}
        data={[
          { value: "", label: say("anyRegion") },
          ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
        ]}
      />
    </div>
  );
}

/** How replies are announced; an unverified channel links to its verification. */
function NoticeField({ user }: { user: User }) {
  const say = useWords("boards");
  const chosen = useFieldValue("noticeType");
  const lacks =
    (chosen === "MESSAGE" && !user.phoneVerified && "phoneMissing") ||
    (chosen === "EMAIL" && !user.emailVerified && "emailMissing");
  return (
    <>
      <ChoiceField
        name="noticeType"
        label={say("notice")}
        data={[
          { value: "", label: say("notices.NONE") },
          { value: "MESSAGE", label: say("notices.MESSAGE") },
          { value: "EMAIL", label: say("notices.EMAIL") },
        ]}
      />
      {lacks && (
        <Alert color="orange" role="status">
          {say(lacks)} <Link to="/mypage/profile">{say("verify")}</Link>
        </Alert>
      )}
    </>
  );
}
