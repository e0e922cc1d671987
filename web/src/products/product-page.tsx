import { laterSection } from "@bupum/ui/frame/later-section";
import { productHead, productPath } from "@bupum/shared/sites/head/product-head";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { Loading } from "@bupum/ui/display/states";
import { PartNumber } from "@bupum/ui/display/part-number";
import { storage } from "@bupum/ui/storage";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { type CSSProperties, useDeferredValue, useEffect, useState } from "react";
import { useLocale } from "use-intl";
import { categoryTags } from "../categories/queries.ts";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { hasToken } from "../session.ts";
import { Intermediary } from "../trade/intermediary.tsx";
import { product } from "../trade/queries.ts";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { useWords } from "../words.ts";
import { Ask } from "./merchandises/ask.tsx";
import { Gallery } from "./part/gallery.tsx";
import { BestMerchandise } from "./merchandises/best-merchandise.tsx";
import type { ChosenMerchandises } from "./merchandises/choice.ts";
import { quantityOf } from "./merchandises/quantity-field.tsx";
import styles from "./product-page.module.css";

/** Below the best offer, and loaded beside it. */
const Merchandises = laterSection(
  async () => (await import("./merchandises/merchandises.tsx")).Merchandises,
);
const Facts = laterSection(async () => (await import("./part/facts.tsx")).Facts);

/** Few pages are of parts that are gone. */
const GoneProduct = laterSection(
  async () => (await import("../neighbours/gone-product.tsx")).GoneProduct,
);

/** Of members alone. */
const ProductNumbers = laterSection(
  async () => (await import("../own-numbers/product-numbers.tsx")).ProductNumbers,
  { quiet: true },
);

/** Below the main content, and loaded after it. */
const Neighbours = laterSection(async () => (await import("../neighbours/neighbours.tsx")).default);

/** Few parts have one. */
const LifeMark = laterSection(
  async () => (await import("../product-lives/life-mark.tsx")).LifeMark,
  {
    quiet: true,
  },
);

const route = getRouteApi("/products/$productId");

/** One part: its data, and its sellers with their terms. */
export function ProductPage() {
  const { productId } = route.useParams();
  return <PartPage key={productId} productId={productId} />;
}

function PartPage({ productId }: { productId: string }) {
  const say = useWords("products");
  const { data: answered, error, refetch } = useQuery(product(productId));
  // Rendered in slices, so that a slow phone reacts to taps in between.
  const data = useDeferredValue(answered);
  // For a merged part the API returns its target: the address is replaced.
  if (data && data.id !== productId)
    return <Navigate to="/products/$productId" params={{ productId: data.id }} replace />;
  if (data) return <Part part={data} />;
  return (
    <>
      <PendingSubject
        title={say("search.title")}
        missing={say("product.missing")}
        error={error}
        again={() => void refetch()}
        lines={10}
      />
      {error && <GoneProduct productId={productId} />}
    </>
  );
}

function Part({ part }: { part: Product }) {
  useEffect(() => storage.seenProducts.add(part.id), [part.id]);
  const say = useWords("products");
  const layout = useWords("layout");
  const { quantity } = route.useSearch();
  const navigate = route.useNavigate();
  const [wanted, setWanted] = useState<ChosenMerchandises["wanted"]>(() => ({
    quantity: quantityOf(quantity ?? ""),
    asked: new Set(),
  }));
  // The address keeps the quantity, for a reload and for another language.
  const want: ChosenMerchandises["onWanted"] = (next) => {
    setWanted(next);
    if (next.quantity !== wanted.quantity)
      void navigate({
        search: next.quantity > 1 ? { quantity: String(next.quantity) } : {},
        replace: true,
        resetScroll: false,
      });
  };
  const language = useLocale();
  const maker = part.manufactorName[language];
  const name = part.name[language];
  const description = say("product.description", { maker, part: part.partNumber, name });
  const head = productHead(
    part,
    { description, home: say("product.home") },
    { origin: location.origin, siteName: layout("site"), language, rest: productPath(part.id) },
  );
  return (
    <SubjectPage head={head}>
      <div>
        <PartPath of={part} />
        <section className={styles["part"]} data-pictures={part.images.length > 0 || undefined}>
          <Gallery {...part} />
          <Names part={part} maker={maker} name={name} />
          <BestMerchandise part={part} wanted={wanted} onWanted={want} />
        </section>
      </div>
      <Merchandises
        part={part}
        wanted={wanted}
        onWanted={want}
        waiting={<OffersWaiting count={part.offerCount} />}
      />
      <Facts part={part} waiting={<Loading lines={8} />} />
      <Neighbours part={part} />
      <Intermediary />
      <Ask part={part} wanted={wanted} />
    </SubjectPage>
  );
}

/** The category and the maker that lead to the part. */
function PartPath({ of }: { of: Product }) {
  const language = useLocale();
  const [categoryId] = of.categoryTagIds;
  return (
    <SubjectPath name={of.partNumber}>
      {of.category && categoryId && (
        <>
          <Link to="/categories/$categoryId" params={{ categoryId }}>
            {of.category[language]}
          </Link>
          <span aria-hidden>›</span>
        </>
      )}
      <Link to="/manufactors/$manufactorId" params={{ manufactorId: of.manufactorId }}>
        {of.manufactorName[language]}
      </Link>
    </SubjectPath>
  );
}

interface NamesProps {
  part: Product;
  maker: string;
  name: string;
}

/** About as high as the offers will be, so that nothing below them jumps. */
const OffersWaiting = ({ count }: { count: number }) => (
  // React's types do not include custom properties.
  <div className={styles["waiting"]} style={{ "--rows": Math.min(count, 10) } as CSSProperties} />
);

/** Maker, number, name, categories, key specifications, and the bookmark. */
function Names({ part, maker, name }: NamesProps) {
  const say = useWords("products");
  const successor = part.alternates.find(({ relation }) => relation === "REPLACED_BY");
  return (
    <div className={styles["names"]}>
      <Link
        to="/manufactors/$manufactorId"
        params={{ manufactorId: part.manufactorId }}
        className={styles["maker"]}
      >
        {maker}
      </Link>
      <h1>
        <PartNumber of={part.partNumber} size="lg" />
        <span className={styles["name"]}>{name}</span>
      </h1>
      {part.life && <LifeMark of={part.life} />}
      <Categories part={part} />
      <KeyFacts part={part} />
      {successor && (
        <p className={styles["successor"]}>
          <Link to="/products/$productId" params={{ productId: successor.id }}>
            {say("product.replacedBy", { part: successor.partNumber })}
          </Link>
        </p>
      )}
      <div className={styles["marks"]}>
        <BookmarkButton type="PRODUCT" targetId={part.id} name={part.partNumber} withNotify />
        {hasToken() && <ProductNumbers part={part} />}
      </div>
    </div>
  );
}

/** Its categories in the reader's language; the first at once, all once they are loaded. */
function Categories({ part }: { part: Product }) {
  const language = useLocale();
  const { data } = useQuery({ ...categoryTags, enabled: part.categoryTagIds.length > 1 });
  const named = data?.items.filter(({ id }) => part.categoryTagIds.includes(id)) ?? [];
  const names =
    named.length > 0 ? named.map(({ name }) => name) : part.category ? [part.category] : [];
  if (names.length === 0) return null;
  return <p className={styles["dimmed"]}>{names.map((name) => name[language]).join(" · ")}</p>;
}

/** Specifications that are named first: makers state the most important ones at the top. */
const keyFacts = 3;

function KeyFacts({ part }: { part: Product }) {
  const language = useLocale();
  return (
    <dl className={styles["key"]}>
      {part.specifications.slice(0, keyFacts).map(({ name, value }) => (
        <div key={name.ko}>
          <dt>{name[language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
