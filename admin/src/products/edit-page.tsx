import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useOpened } from "../catalogue/entity-draft.ts";
import { productDetail } from "../catalogue/queries.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { ProductEditor } from "./product-editor.tsx";

const route = getRouteApi("/_admin/products/$productId/edit");

/** Changes one part. The form keeps the copy that it was opened with, unaffected by later reads. */
export function EditPage() {
  const say = useWords("products");
  const { productId } = route.useParams();
  const { data, error, refetch } = useQuery(productDetail(productId));
  const [part, open] = useOpened(productId, data);
  return (
    <>
      <Head title={say("edit")} />
      <BackLink to="/products/$productId" params={{ productId }}>
        {part?.partNumber ?? say("title")}
      </BackLink>
      <h1>{say("edit")}</h1>
      {part?.state === "MERGED" ? (
        <p>
          {say("mergedNote")}{" "}
          <Link to="/products/$productId" params={{ productId: part.mergedInto ?? productId }}>
            {say("openTarget")}
          </Link>
        </p>
      ) : part ? (
        <ProductEditor key={`${part.id} ${part.version}`} part={part} onTheirs={open} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}
