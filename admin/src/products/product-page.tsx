import { useDays } from "@bupum/ui/display/days";
import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { PartNumber } from "@bupum/ui/display/part-number";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { Fact, Facts } from "../layout/facts.tsx";
import { PublicationState } from "../catalogue/publication.tsx";
import { keepProduct, keys, productDetail } from "../catalogue/queries.ts";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { Ways } from "../layout/ways.tsx";
import { useWords } from "../words.ts";
import { Picture } from "./file-fields.tsx";
import { LifeSection } from "./life-section.tsx";
import { lineKeys, lineText } from "./product-lines.ts";
import { SubstitutesSection } from "./substitutes-section.tsx";
import { useLineWords } from "./use-line-words.ts";
import styles from "./products.module.css";

const route = getRouteApi("/_admin/products/$productId/");

/** One part: all its fields, and the actions of an admin. */
export function ProductPage() {
  const say = useWords("products");
  const language = useLocale();
  const { productId } = route.useParams();
  const query = useQuery(productDetail(productId));
  return (
    <DetailPage
      title={query.data?.partNumber ?? say("title")}
      back={<BackLink to="/products">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "product", id: productId }}
    >
      {(part) => (
        <>
          <TitleRow title={<PartNumber of={part.partNumber} size="lg" />}>
            <PublicationState of={part.state} />
          </TitleRow>
          <p className={styles["hint"]}>
            {part.manufactorName[language]} · {part.name[language]}
          </p>
          {part.state === "MERGED" ? <Merged part={part} /> : <Acts part={part} />}
          <PartFacts part={part} />
          {part.state !== "MERGED" && (
            <>
              <LifeSection part={part} />
              <SubstitutesSection part={part} />
            </>
          )}
        </>
      )}
    </DetailPage>
  );
}

/** For a merged part: a link to the one it was merged into. */
function Merged({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  return (
    <p className={styles["note"]}>
      {say("mergedNote")}{" "}
      {part.mergedInto && (
        <Link to="/products/$productId" params={{ productId: part.mergedInto }}>
          {say("openTarget")}
        </Link>
      )}
    </p>
  );
}

const Acts = onlyFor("productEntities.update", function Acts({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const client = useQueryClient();
  const router = useRouter();
  const { id, version, state } = part;
  const params = { productId: id };
  const other = state === "SHOWN" ? "HIDDEN" : "SHOWN";
  const publish = useMutation({
    mutationFn: () =>
      api.productEntities.update({ params: { id }, body: { state: other, version } }),
    onSuccess: (changed) => {
      toast.done(say(`publication.${other}Done`));
      keepProduct(client, changed);
    },
    onError: () => void client.invalidateQueries({ queryKey: productDetail(id).queryKey }),
  });
  return (
    <div className={styles["buttons"]}>
      <Button
        renderRoot={(props) => <Link to="/products/$productId/edit" params={params} {...props} />}
      >
        {say("edit")}
      </Button>
      <Button variant="default" loading={publish.isPending} onClick={() => publish.mutate()}>
        {say(`publication.${other}`)}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/products/$productId/merge" params={params} {...props} />}
      >
        {say("merge.action")}
      </Button>
      <RemoveButton
        name={part.partNumber}
        remove={() => api.productEntities.remove({ params: { id } })}
        done={() => {
          void router.navigate({ to: "/products" });
          void client.invalidateQueries({ queryKey: keys.products });
        }}
      />
    </div>
  );
});

/** The same number at every maker, in whatever state. */
const sameNumber = (searchKeyword: string) => ({
  to: "/products",
  search: { searchType: "PART_NAME", searchKeyword },
});

const sheet = (requestId: string) => ({
  to: "/register-requests/$requestId",
  params: { requestId },
});

function PartFacts({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const words = useLineWords();
  const format = useFormatter();
  const { moment: when } = useDays();
  const maker = (
    <Link to="/makers/$manufactorId" params={{ manufactorId: part.manufactorId }}>
      {lineText(part, "manufactorId", words)}
    </Link>
  );
  const facts = [
    ...lineKeys.map((key) => {
      const value = key === "manufactorId" ? maker : lineText(part, key, words) || "-";
      return [say(`fields.${key}`), value] as const;
    }),
    [say("offers"), format.number(part.offerCount)] as const,
    [say("createdAt"), when(part.createdAt)] as const,
    [say("updatedAt"), when(part.updatedAt)] as const,
  ];
  return (
    <>
      {part.images.length > 0 && (
        <div className={styles["pictures"]}>
          {part.images.map(({ id, alt }, index) => (
            <Picture key={id} id={id} alt={alt || say("rows.image", { number: index + 1 })} />
          ))}
        </div>
      )}
      <Ways
        to={[
          {
            label: say("itsListings"),
            target: { to: "/merchandises", search: { productId: part.id } },
          },
          { label: say("sameNumber"), target: sameNumber(part.partNumber) },
          ...(part.requestId ? [{ label: say("itsSheet"), target: sheet(part.requestId) }] : []),
        ]}
      />
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </>
  );
}
