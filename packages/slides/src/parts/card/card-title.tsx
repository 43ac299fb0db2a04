/** The title of a widget; nothing where its merchant wrote none. */
export const CardTitle = ({ title }: { title: string }) =>
  title.trim() ? (
    <h3 dir="auto" className="tp-card-title">
      {title}
    </h3>
  ) : null
