import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import { languages } from "@bupum/shared/kernel/language/language-of";
import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { richOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { ChoiceField, ProseField, TextField } from "@bupum/ui/form/fields";
import { RichText } from "@bupum/ui/reading/rich-text";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useLocale } from "use-intl";
import { signUpload } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { newsCategories } from "./queries.ts";
import styles from "./news.module.css";

interface NewsFieldsProps {
  /** The text has no Markdown form: it stays unchanged. */
  keepsBody: boolean;
  onBusy: (busy: boolean) => void;
}

/** All fields of an item; its text as Markdown, with a preview beside it. */
export function NewsFields({ keepsBody, onBusy }: NewsFieldsProps) {
  const say = useWords("news");
  return (
    <>
      <TextField name="title" label={say("fields.title")} maxLength={150} required />
      <ProseField
        name="summary"
        label={say("fields.summary")}
        description={say("summaryHint")}
        maxLength={300}
        rows={2}
        required
      />
      <div className={styles["three"]}>
        <CategoryField />
        <LanguageField />
        <TextField
          name="publishedAt"
          type="datetime-local"
          label={say("fields.publishedAt")}
          description={say("publishedHint")}
        />
      </div>
      {keepsBody ? <Alert color="orange">{say("bodyKept")}</Alert> : <BodyField />}
      <div className={styles["two"]}>
        <TextField name="sourceName" label={say("fields.sourceName")} maxLength={80} />
        <TextField
          name="sourceUrl"
          type="url"
          label={say("fields.sourceUrl")}
          placeholder="https://"
        />
      </div>
      <PictureField onBusy={onBusy} />
    </>
  );
}

function CategoryField() {
  const say = useWords("news");
  const language = useLocale();
  const categories = useQuery(newsCategories).data?.items ?? [];
  return (
    <ChoiceField
      name="newsCategoryId"
      label={say("fields.newsCategoryId")}
      required
      data={[
        { value: "", label: say("chooseCategory") },
        ...categories.map(({ id, name }) => ({ value: id, label: name[language] })),
      ]}
    />
  );
}

function LanguageField() {
  const say = useWords("news");
  const sayCatalogue = useWords("catalogue");
  return (
    <ChoiceField
      name="language"
      label={say("fields.language")}
      data={languages.map((value) => ({ value, label: sayCatalogue(`languages.${value}`) }))}
    />
  );
}

function BodyField() {
  const say = useWords("news");
  const typed = useDeferredValue(String(useFieldValue("body") ?? ""));
  return (
    <div className={styles["body"]}>
      <ProseField
        name="body"
        label={say("fields.body")}
        description={say("bodyHint")}
        rows={16}
        required
      />
      <section aria-label={say("preview")} className={styles["preview"]}>
        <h2>{say("preview")}</h2>
        <div className={styles["text"]}>
          <RichText body={richOf(typed)} images="/api/images" anchor="preview" />
        </div>
      </section>
    </div>
  );
}

function PictureField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const say = useWords("news");
  const { form } = useDraftOfForm();
  const imageId = String(useFieldValue("imageId") ?? "");
  const [start] = [String(form.getInitialValues()["imageId"] ?? "")];
  return (
    <div className={styles["picture"]}>
      {imageId !== "" && imageId === start && (
        <img src={pictureAddress(imageId)} alt={say("fields.imageId")} />
      )}
      {imageId !== "" && (
        <Button variant="default" onClick={() => form.setFieldValue("imageId", "")}>
          {say("dropPicture")}
        </Button>
      )}
      <FileDrop
        name="imageId"
        label={say("fields.imageId")}
        error={form.errors["imageId"]}
        sign={signUpload("IMAGE")}
        extensions={cataloguePicture.extensions}
        maxMegabytes={cataloguePicture.maxBytes / 1024 / 1024}
        maxFiles={1}
        onChange={([uploaded]) => {
          if (uploaded) form.setFieldValue("imageId", uploaded.fileId);
        }}
        onBusy={onBusy}
      />
      <TextField name="imageAlt" label={say("fields.imageAlt")} maxLength={200} />
    </div>
  );
}
