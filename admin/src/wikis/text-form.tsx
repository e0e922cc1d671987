import { isId } from "@bupum/shared/kernel/id-text";
import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { wikiDraft } from "@bupum/shared/reading/wikis/contract";
import { isFirst } from "@bupum/shared/reading/wikis/reading";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { extensionsFor } from "@bupum/ui/wikis/extensions";
import { SectionEditor } from "@bupum/ui/wikis/section-editor";
import { tidied } from "@bupum/ui/wikis/tidied";
import { Alert, Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { useWords } from "../words.ts";
import { readWikisAgain } from "./queries.ts";
import styles from "./wikis.module.css";

const texts = z.pick(wikiDraft, { sections: true, summary: true });
type Sections = z.output<typeof texts>["sections"];

/** Pictures are those of the members' site. */
const extensions = extensionsFor((fileId) =>
  isId(fileId, "fil") ? `/api/images/${fileId}` : null,
);

interface TextFormProps {
  /** As it was when the page was opened. */
  wiki: WikiEntity;
  /** As it is now: a save goes over this revision, which the admin was shown. */
  newest: WikiEntity;
  leave: () => void;
}

/** The sections of a wiki and a summary of the change. Title and facts stay as they are. */
export function TextForm({ wiki, newest, leave }: TextFormProps) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: texts,
    initial: {
      sections: wiki.sections.map(({ name, body }) => ({ name, body: tidied(body) })),
      summary: "",
    },
    send: (changed) => {
      const { id, title, wikiCategoryId, language, tags } = newest;
      const { linkedProductIds, linkedManufactorIds, currentRevision: baseRevision } = newest;
      const fileIds = newest.files.map((file) => file.id);
      const linked = { linkedProductIds, linkedManufactorIds, fileIds };
      const kept = { title, wikiCategoryId, language, tags, ...linked };
      return api.wikiEntities.update({
        params: { id },
        body: { edit: { ...kept, ...changed, baseRevision } },
      });
    },
    done: () => {
      toast.done(say("changed"));
      draft.form.resetDirty();
      void readWikisAgain(client);
      leave();
    },
    failed: (error) => {
      if (failureOf(error).code === "EDIT_CONFLICT") void readWikisAgain(client);
    },
  });
  useLeaveGuard(draft);
  return (
    <DraftForm draft={draft} label={say("text.title")}>
      <p>{say("text.hint")}</p>
      {newest.currentRevision !== wiki.currentRevision && <SavedMeanwhile by={newest} />}
      <SectionFields draft={draft} language={wiki.language} />
      <TextField
        name="summary"
        label={say("summary")}
        description={say("summaryHint")}
        maxLength={200}
      />
      <SendButton fullWidth>{say("changeSave")}</SendButton>
    </DraftForm>
  );
}

/** Somebody else saved: saving again replaces that text, which stays among the revisions. */
function SavedMeanwhile({ by }: { by: WikiEntity }) {
  const say = useWords("wikis");
  return (
    <Alert color="orange" role="alert" title={say("text.conflict")}>
      <p>{say("text.conflictBody", { name: by.editorName, revision: by.currentRevision })}</p>
      <a href={`/admin/wikis/${by.id}`} target="_blank" rel="noreferrer">
        {say("text.conflictOpen")}
      </a>
    </Alert>
  );
}

function SectionFields({ draft, language }: { draft: Draft; language: string }) {
  const say = useWords("wikis");
  const { form } = draft;
  // The form starts with sections, and nothing writes another type.
  const sections = useFieldValue("sections") as Sections;
  const first = {
    Outline: say("sections.outline"),
    "Sources and references": say("sections.sources"),
    Other: say("sections.other"),
  };
  const drop = (at: number) =>
    form.setFieldValue(
      "sections",
      sections.filter((_, index) => index !== at),
    );
  return sections.map(({ name, body }, at) => {
    const path = `sections.${at}.body`;
    const { error } = form.getInputProps(path);
    const shown = isFirst(name) ? first[name] : name;
    return (
      // The key of a section is its position: its name can be edited.
      <section key={`${at} of ${sections.length}`} className={styles["section"]} aria-label={shown}>
        {isFirst(name) ? (
          <h2>{shown}</h2>
        ) : (
          <div className={styles["own"]}>
            <TextField name={`sections.${at}.name`} label={say("text.name")} maxLength={60} />
            <Button variant="subtle" color="red" onClick={() => drop(at)}>
              {say("text.drop")}
            </Button>
          </div>
        )}
        <div data-path={path} tabIndex={-1}>
          <SectionEditor
            label={say("text.of", { name: shown })}
            language={language}
            initial={body}
            extensions={extensions}
            say={say}
            onChange={(next) => form.setFieldValue(path, next)}
          />
        </div>
        {error && <p role="alert">{error}</p>}
      </section>
    );
  });
}
