import {
  type NewsCategoryEntity,
  newsCategoryRoutes,
} from "@bupum/shared/reading/news-categories/admin-contract";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { NumberField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { NameFields } from "../catalogue/name-fields.tsx";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { newsCategories } from "./queries.ts";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./news.module.css";

type Editing = { category?: NewsCategoryEntity };

/** The categories of news in their order; one with news cannot be deleted. */
export function NewsCategoriesPage() {
  const say = useWords("news");
  const query = useQuery(newsCategories);
  const [editing, setEditing] = useState<Editing>();
  const leave = () => setEditing(undefined);
  return (
    <>
      <Head title={say("categories.title")} />
      <BackLink to="/news">{say("title")}</BackLink>
      <TitleRow title={say("categories.title")}>
        <Button onClick={() => setEditing({})}>{say("categories.create")}</Button>
      </TitleRow>
      <p className={styles["hint"]}>{say("categories.hint")}</p>
      {query.error ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : query.data ? (
        <Categories of={query.data.items} onEdit={(category) => setEditing({ category })} />
      ) : (
        <Loading lines={6} height={56} />
      )}
      <Dialog
        opened={editing !== undefined}
        onClose={leave}
        title={say(editing?.category ? "categories.edit" : "categories.create")}
      >
        {editing && <CategoryForm category={editing.category} leave={leave} />}
      </Dialog>
    </>
  );
}

interface CategoriesProps {
  of: readonly NewsCategoryEntity[];
  onEdit: (category: NewsCategoryEntity) => void;
}

function Categories({ of, onEdit }: CategoriesProps) {
  const say = useWords("news");
  const language = useLocale();
  const client = useQueryClient();
  if (of.length === 0) return <Empty title={say("categories.none")} />;
  return (
    <ul className={styles["categories"]} aria-label={say("categories.title")}>
      {of.map((category) => (
        <li key={category.id}>
          <strong>{category.name[language]}</strong>
          <span>{say("categories.count", { count: category.newsCount })}</span>
          <span className={styles["acts"]}>
            <Button variant="default" size="sm" onClick={() => onEdit(category)}>
              {say("categories.edit")}
            </Button>
            {category.newsCount === 0 && (
              <RemoveButton
                compact
                name={category.name[language]}
                remove={() => api.newsCategories.remove({ params: { id: category.id } })}
                done={() => void client.invalidateQueries({ queryKey: newsCategories.queryKey })}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CategoryFormProps {
  category: NewsCategoryEntity | undefined;
  leave: () => void;
}

function CategoryForm({ category, leave }: CategoryFormProps) {
  const say = useWords("news");
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: newsCategories.queryKey });
  const draft: Draft = useDraft({
    schema: newsCategoryRoutes.create.body,
    initial: {
      name: { ...(category?.name ?? { ko: "", en: "", zh: "" }) },
      order: category?.order ?? "",
    },
    send: (body) =>
      category
        ? api.newsCategories.update({
            params: { id: category.id },
            body: { ...body, version: category.version },
          })
        : api.newsCategories.create({ body }),
    done: () => {
      toast.done(say("saved"));
      readAgain();
      leave();
    },
    failed: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") readAgain();
    },
  });
  return (
    <DraftForm draft={draft} label={say(category ? "categories.edit" : "categories.create")}>
      <NameFields name="name" label={say("categories.name")} required maxLength={40} />
      <NumberField
        name="order"
        label={say("categories.order")}
        description={say("categories.orderHint")}
        min={0}
        max={999}
        allowDecimal={false}
      />
      <SendButton fullWidth>{say("save")}</SendButton>
    </DraftForm>
  );
}
