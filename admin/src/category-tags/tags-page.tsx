import { seoulDay } from "@bupum/shared/kernel/time";
import { useKitWords } from "@bupum/ui/say";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { tagPath } from "../catalogue/category-field.tsx";
import { tagTree } from "../catalogue/queries.ts";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { TagForm } from "./tag-form.tsx";
import { TagLine } from "./tag-line.tsx";
import { branchesOf, type Editing } from "./tree.ts";
import styles from "./tags.module.css";

/** The whole tree of categories: order, names, what hangs where. */
export function TagsPage() {
  const say = useWords("categoryTags");
  const sayKit = useKitWords();
  const { data: tags, error, refetch } = useQuery(tagTree);
  const [editing, setEditing] = useState<Editing>();
  const branches = branchesOf(tags ?? []);
  return (
    <>
      <Head title={say("title")} />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <span className={styles["acts"]}>
          <TagsExport />
          <Button onClick={() => setEditing({ below: "" })}>{say("create")}</Button>
        </span>
      </div>
      <p className={styles["hint"]}>{say("hint")}</p>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : !tags ? (
        <Loading lines={10} height={36} />
      ) : branches.length === 0 ? (
        <Empty title={say("none")} />
      ) : (
        <ul className={styles["tree"]} aria-label={say("title")}>
          {branches.map((branch) => (
            <TagLine key={branch.tag.id} branch={branch} edit={setEditing} />
          ))}
        </ul>
      )}
      <Modal
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={say(editing && "tag" in editing ? "edit" : "create")}
        closeButtonProps={{ "aria-label": sayKit("close") }}
      >
        {editing && (
          <TagForm editing={editing} branches={branches} leave={() => setEditing(undefined)} />
        )}
      </Modal>
    </>
  );
}

function TagsExport() {
  const say = useWords("categoryTags");
  const language = useLocale();
  const { data: tags = [] } = useQuery(tagTree);
  const items = branchesOf(tags).map(({ tag }) => tag);
  return (
    <ExportButton
      name={say("title")}
      source={{
        fields: [
          { head: say("path"), sheet: ({ id }) => tagPath(tags, id, language) },
          { head: say("names.ko"), sheet: ({ name }) => name.ko },
          { head: say("names.en"), sheet: ({ name }) => name.en },
          { head: say("names.zh"), sheet: ({ name }) => name.zh },
          { head: say("productCount"), sheet: ({ productCount }) => productCount },
          { head: say("createdAt"), sheet: ({ createdAt }) => seoulDay(createdAt) },
        ],
        read: () => Promise.resolve({ items, page: 1, itemsPerPage: 100 }),
      }}
    />
  );
}
