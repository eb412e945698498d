interface HeadPreviewProps {
  readonly title: string;
  readonly description: string;
}

const contentOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;

/** The picture of the share card, on this server. */
function sharePicture(): string | undefined {
  const address = contentOf('og:image');
  return address && new URL(new URL(address).pathname, location.href).href;
}

/** A page as a search result, and as a card where somebody shares it. */
export function HeadPreview({ title, description }: HeadPreviewProps) {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const picture = sharePicture();
  return (
    <div className="previews">
      <figure className="result">
        <figcaption className="quiet">As a search result</figcaption>
        <p className="quiet">{address}</p>
        <p className="result__title">{title}</p>
        <p>{description}</p>
      </figure>
      <figure className="card">
        <figcaption className="quiet">As a shared link (its picture follows with the next build)</figcaption>
        {picture && <img src={picture} alt="" width="1200" height="630" />}
        <p className="quiet">{new URL(address).hostname}</p>
        <p className="result__title">{title}</p>
      </figure>
    </div>
  );
}
