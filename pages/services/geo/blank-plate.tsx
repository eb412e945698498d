export interface BlankPlateProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Two screws, at the two upper or the two lower corners. */
const Screws = () => (
  <div className="cluster" data-spread="" aria-hidden="true">
    {[0, 1].map((screw) => (
      <svg key={screw} width="28" viewBox="-14 -14 28 28" fill="none" stroke="var(--mark)" strokeWidth="1.5">
        <path d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5zM-9 4L9-4" />
      </svg>
    ))}
  </div>
);

/** A plate where a switch would be, and no switch in it. */
export const BlankPlate = ({ heading, paragraphs }: BlankPlateProps) => (
  <div className="wrapper" data-above="2xl">
    <div className="geo-blank plane stack" data-rim="" data-ground="paper" data-pad="m" data-gap="none">
      <Screws />
      <div className="stack" data-gap="l" data-pad="l">
        <h3 className="display" data-size="hero">
          {heading}
        </h3>
        <div className="statement columns" data-columns="2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Screws />
    </div>
  </div>
);
