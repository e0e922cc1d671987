import type { Id } from "@bupum/shared/kernel/ids";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { type Draft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { TagsField } from "@bupum/ui/form/tags-field";
import { languageNames } from "@bupum/ui/language-names";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import { wikiCategories } from "../queries.ts";
import styles from "./editor.module.css";
import { FilesField } from "./files-field.tsx";
import { Sections } from "./sections.tsx";
import { TitleField } from "./title-field.tsx";

interface WikiFieldsProps {
  draft: Draft;
  label: string;
  /** The wiki that is edited; absent for a new one. */
  wikiId?: Id<"wik">;
  /** A note about the draft that the form started with. */
  note: ReactNode;
  children?: ReactNode;
}

/** The form of a new or an edited wiki. */
export function WikiFields({ draft, label, wikiId, note, children }: WikiFieldsProps) {
  const say = useWords("wikiEditor");
  const [isSending, setSending] = useState(false);
  return (
    <DraftForm draft={draft} label={label}>
      {note}
      <TitleField {...(wikiId && { wikiId })} />
      <div className={styles["row"]}>
        <CategoryField />
        <ChoiceField
          name="language"
          label={say("language")}
          data={languageNames.map(({ value, label: name }) => ({ value, label: name }))}
        />
      </div>
      <Sections draft={draft} />
      <FilesField onBusy={setSending} />
      <TagsField
        name="tags"
        label={say("tags")}
        description={say("tagsHint", { count: wikiLimits.tags })}
      />
      {wikiId && (
        <TextField
          name="summary"
          label={say("summary")}
          description={say("summaryHint")}
          maxLength={200}
        />
      )}
      {children}
      <div className={styles["actions"]}>
        <SendButton waiting={isSending}>{say(wikiId ? "save" : "publish")}</SendButton>
      </div>
    </DraftForm>
  );
}

function CategoryField() {
  const say = useWords("wikiEditor");
  const locale = useLocale();
  const { data } = useQuery(wikiCategories);
  const groups = (data?.items ?? []).map(({ id, name, children }) => ({
    group: name[locale],
    items:
      children.length > 0
        ? children.map((one) => ({ value: one.id, label: one.name[locale] }))
        : [{ value: id, label: name[locale] }],
  }));
  return (
    <ChoiceField
      // The options load after the form: the selected value is shown once they are there.
      key={data ? "known" : "coming"}
      name="wikiCategoryId"
      label={say("category")}
      required
      data={[{ value: "", label: say("categoryNone") }, ...groups]}
    />
  );
}
