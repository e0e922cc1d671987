import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { baseUrl } from "../../env.ts";
import { Pictogram } from "../../trade/pictogram.tsx";
import { useWords } from "../../words.ts";
import styles from "./gallery.module.css";

type GalleryProps = Pick<Product, "images" | "categoryKey" | "drawing" | "partNumber">;

/** Pictures of a part, one at a time; a drawing of its family or category without any. */
export function Gallery({ images, categoryKey, drawing, partNumber }: GalleryProps) {
  const say = useWords("products");
  const [index, setIndex] = useState(0);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const shown = images.filter(({ id }) => !missing.has(id));
  const current = shown[Math.min(index, shown.length - 1)];
  if (!current)
    return (
      <div className={styles["empty"]}>
        <Pictogram of={drawing ?? categoryKey} size={96} />
      </div>
    );
  const at = shown.indexOf(current);
  const show = (next: number) => setIndex((next + shown.length) % shown.length);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || shown.length < 2) return;
    event.preventDefault();
    show(at + step);
  };
  const address = pictureAddress(current.id, baseUrl);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <div
      role="group"
      aria-label={say("product.pictures")}
      className={styles["gallery"]}
      onKeyDown={move}
    >
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={styles["large"]}
        aria-label={`${say("product.enlarge")}: ${say("product.picture", { number: at + 1, count: shown.length })}`}
      >
        <img
          src={address}
          alt={current.alt ?? partNumber}
          width={320}
          height={320}
          onError={() => setMissing(new Set([...missing, current.id]))}
        />
      </a>
      {shown.length > 1 && <Thumbs of={shown} at={at} onShow={show} />}
    </div>
  );
}

interface ThumbsProps {
  of: Product["images"];
  at: number;
  onShow: (number: number) => void;
}

function Thumbs({ of, at, onShow }: ThumbsProps) {
  const say = useWords("products");
  return (
    <div className={styles["bar"]}>
      <button type="button" aria-label={say("product.previous")} onClick={() => onShow(at - 1)}>
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <ul className={styles["thumbs"]}>
        {of.map(({ id }, number) => (
          <li key={id}>
            <button
              type="button"
              aria-label={say("product.picture", { number: number + 1, count: of.length })}
              aria-current={number === at || undefined}
              onClick={() => onShow(number)}
            >
              <img src={pictureAddress(id, baseUrl)} alt="" width={44} height={44} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={say("product.following")} onClick={() => onShow(at + 1)}>
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
