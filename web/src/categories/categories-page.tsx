import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { CategoryTree } from "./category-tree.tsx";
import styles from "./categories.module.css";

/** Every category on one page. */
export function CategoriesPage() {
  const say = useWords("categories");
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} />
      <h1>{say("title")}</h1>
      <CategoryTree />
    </div>
  );
}
