import { IconChevronLeft } from "@tabler/icons-react";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./back-link.module.css";

/** From a detail to the list or page it belongs to. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<"a">) => (
  <a {...props} className={styles["back"]}>
    <IconChevronLeft size={18} aria-hidden />
    {children}
  </a>
));
