import { catalogueDocument, cataloguePicture } from "@bupum/shared/accounts/files/rules";
import { languages } from "@bupum/shared/kernel/language/language-of";
import type { Id } from "@bupum/shared/kernel/ids";
import { FileDrop } from "@bupum/ui/files/file-drop";
import type { Draft } from "@bupum/ui/form/draft";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { Button } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { fileLink, signUpload } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { blankDatasheet, type ProductFields } from "./product-form.ts";
import { RowActs } from "./row-acts.tsx";
import styles from "./products.module.css";

const most = 10;
const megabyte = 1024 * 1024;

interface BusyProps {
  draft: Draft<ProductFields>;
  /** Called while an upload is running, so that the form waits. */
  onBusy: (busy: boolean) => void;
}

/** A picture that the part has. */
export function Picture({ id, alt }: { id: string; alt: string }) {
  // Ids of pictures come from the API.
  const { data } = useQuery(fileLink(id as Id<"fil">));
  if (!data) return <span className={styles["picture"]} />;
  return <img className={styles["picture"]} src={data.url} alt={alt} loading="lazy" />;
}

export function ImageFields({ draft, onBusy }: BusyProps) {
  const say = useWords("products");
  const { images } = draft.values();
  return (
    <section className={styles["part"]} aria-labelledby="images">
      <h2 id="images">{say("fields.images")}</h2>
      {images.map(({ id, alt }, index) => {
        const name = say("rows.image", { number: index + 1 });
        return (
          <div key={id} className={styles["line"]} role="group" aria-label={name}>
            <Picture id={id} alt={alt || name} />
            <span className={styles["text"]}>
              <TextField
                name={`images.${index}.alt`}
                label={say("rows.alt")}
                size="sm"
                maxLength={200}
                autoComplete="off"
              />
            </span>
            <RowActs list="images" index={index} count={images.length} name={name} />
          </div>
        );
      })}
      <FileDrop
        label={say("addImages")}
        sign={signUpload("IMAGE")}
        extensions={cataloguePicture.extensions}
        maxMegabytes={cataloguePicture.maxBytes / megabyte}
        maxFiles={most - images.length}
        onChange={(files) => draft.form.setFieldValue("newImages", [...files])}
        onBusy={onBusy}
      />
    </section>
  );
}

export function DatasheetFields({ draft, onBusy }: BusyProps) {
  const say = useWords("products");
  const { datasheets } = draft.values();
  return (
    <section className={styles["part"]} aria-labelledby="datasheets">
      <h2 id="datasheets">{say("fields.datasheets")}</h2>
      {datasheets.map(({ key, fileId }, index) => (
        <DatasheetLine key={key} index={index} count={datasheets.length} isFile={fileId !== ""} />
      ))}
      {datasheets.length < most && (
        <>
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => draft.form.insertListItem("datasheets", blankDatasheet())}
          >
            {say("addLink")}
          </Button>
          <FileDrop
            label={say("addDatasheets")}
            sign={signUpload("FILE")}
            extensions={catalogueDocument.extensions}
            maxMegabytes={catalogueDocument.maxBytes / megabyte}
            maxFiles={most - datasheets.length}
            onChange={(files) => draft.form.setFieldValue("newDatasheets", [...files])}
            onBusy={onBusy}
          />
        </>
      )}
    </section>
  );
}

function DatasheetLine(props: { index: number; count: number; isFile: boolean }) {
  const { index, count, isFile } = props;
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const path = `datasheets.${index}`;
  const name = say("rows.datasheet", { number: index + 1 });
  return (
    <div className={styles["row"]} role="group" aria-label={name} data-path={path}>
      <TextField
        name={`${path}.title`}
        label={say("rows.title")}
        size="sm"
        maxLength={120}
        autoComplete="off"
      />
      <ChoiceField
        name={`${path}.language`}
        label={say("rows.language")}
        size="sm"
        data={[
          { value: "", label: say("rows.noLanguage") },
          ...languages.map((value) => ({ value, label: sayCatalogue(`languages.${value}`) })),
        ]}
      />
      {isFile ? (
        <p className={styles["text"]}>{say("rows.file")}</p>
      ) : (
        <TextField
          name={`${path}.url`}
          label={say("rows.url")}
          type="url"
          size="sm"
          placeholder="https://"
          autoComplete="off"
        />
      )}
      <RowActs list="datasheets" index={index} count={count} name={name} />
    </div>
  );
}
