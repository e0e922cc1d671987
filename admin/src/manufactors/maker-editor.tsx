import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { FileDrop } from "@bupum/ui/files/file-drop";
import type { Draft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { Conflict } from "../catalogue/conflict.tsx";
import { useEntityDraft } from "../catalogue/entity-draft.ts";
import { NameFields } from "../catalogue/name-fields.tsx";
import { keepMaker, makerDetail } from "../catalogue/queries.ts";
import { TextListField } from "../catalogue/text-list-field.tsx";
import { signUpload } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { fieldsOf, makerForm } from "./maker-form.ts";
import { differingLines, lineText } from "./maker-lines.ts";
import styles from "./makers.module.css";

interface EditorProps {
  /** The maker that is changed; undefined for a new one. */
  maker?: MakerEntity;
  /** Resets the form to a version that somebody else saved. */
  onTheirs?: (newer: MakerEntity) => void;
}

/** A maker's whole form, for a new one and for a change. */
export function MakerEditor({ maker, onTheirs }: EditorProps) {
  const say = useWords("manufactors");
  const { draft, newer, saveMine, takeTheirs } = useMakerDraft(maker, onTheirs);
  const [busy, setBusy] = useState(false);
  const language = useLocale();
  return (
    <div className={styles["editor"]}>
      <DraftForm draft={draft} label={say(maker ? "edit" : "create")}>
        <Fields draft={draft} onBusy={setBusy} />
        {maker && newer && (
          <Conflict
            differences={differingLines(maker, newer, language).map((key) => ({
              label: say(`fields.${key}`),
              before: lineText(maker, key, language),
              now: lineText(newer, key, language),
            }))}
            onMine={saveMine}
            onTheirs={takeTheirs}
          />
        )}
        <SendButton waiting={busy}>{say(maker ? "save" : "create")}</SendButton>
      </DraftForm>
    </div>
  );
}

function Fields({ draft, onBusy }: { draft: Draft; onBusy: (busy: boolean) => void }) {
  const say = useWords("manufactors");
  const sayCatalogue = useWords("catalogue");
  return (
    <>
      <NameFields
        name="name"
        label={say("fields.name")}
        description={say("nameHint")}
        required
        maxLength={80}
      />
      <TextListField
        name="aliases"
        label={say("fields.aliases")}
        description={say("aliasesHint")}
        maxTags={30}
      />
      <div className={styles["three"]}>
        <TextField
          name="country"
          label={say("fields.country")}
          placeholder="KR"
          maxLength={2}
          autoComplete="off"
        />
        <TextField
          name="website"
          label={say("fields.website")}
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
        <ChoiceField
          name="state"
          label={say("state")}
          data={(["SHOWN", "HIDDEN"] as const).map((value) => ({
            value,
            label: sayCatalogue(`states.${value}`),
          }))}
        />
      </div>
      <NameFields name="introduction" label={say("fields.introduction")} maxLength={2000} prose />
      <FileDrop
        label={say("addLogo")}
        sign={signUpload("IMAGE")}
        extensions={cataloguePicture.extensions}
        maxMegabytes={cataloguePicture.maxBytes / 1024 / 1024}
        maxFiles={1}
        onChange={(files) => draft.form.setFieldValue("newLogo", [...files])}
        onBusy={onBusy}
      />
    </>
  );
}

function useMakerDraft(maker: MakerEntity | undefined, onTheirs: EditorProps["onTheirs"]) {
  const say = useWords("manufactors");
  const client = useQueryClient();
  const router = useRouter();
  return useEntityDraft({
    schema: makerForm,
    initial: { ...fieldsOf(maker) },
    entity: maker,
    onTheirs,
    send: (body, version) =>
      maker
        ? api.manufactorEntities.update({ params: { id: maker.id }, body: { ...body, version } })
        : api.manufactorEntities.create({ body }),
    readAgain: () => client.fetchQuery({ ...makerDetail(maker?.id ?? ""), staleTime: 0 }),
    done: (saved) => {
      toast.done(say(maker ? "saved" : "created", { name: saved.name.ko }));
      keepMaker(client, saved);
      void router.navigate({ to: "/makers/$manufactorId", params: { manufactorId: saved.id } });
    },
  });
}
