import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { ProductEditor } from "./product-editor.tsx";

export function NewProductPage() {
  const say = useWords("products");
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/products">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <ProductEditor />
    </>
  );
}
