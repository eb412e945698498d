import {
  arrivalArt,
  arrivalUpright,
  channelsArt,
  generateTrafficArt,
  uprightArt,
} from '../../content/art/solutions/generate-traffic.tsx';
import { postArt, stepArts } from '../../content/art/solutions/traffic-steps.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** A heading and its lead, right of the channels. */
const Head = ({ title, text }: { readonly title: string; readonly text?: string | undefined }) => (
  <div className="lanes__head" data-above="l">
    <h2 className="display" data-size="xl">
      {title}
    </h2>
    {text && (
      <p className="lede measure" data-above="s">
        {text}
      </p>
    )}
  </div>
);

/** Nobody comes: three dry channels run from a dark shop window down the page. They fill on their way, what is said about each beside them, and run into the same window, which is lit from inside: somebody has arrived. */
export const generateTraffic = solutionPage({
  id: 'generate-traffic',
  solution,
  art: generateTrafficArt,
  upright: uprightArt,
  hero: { ground: 'ink', places: { title: { cols: '1-7', from: 'wide' }, words: { cols: '1-5', from: 'wide' } } },
  body: ({
    words: {
      body: { points, steps, found },
      cost,
      closing,
    },
    services,
    prices,
    actions,
    picture,
  }) => {
    // A list of results, an answer and a post, in each of them the row that leads to the site.
    const ways = [
      <ol className="lanes__way" role="list" key="list">
        {found.list.map((name, index) => (
          <li className={index ? 'statement quiet' : 'statement lit'} data-pad="s" key={name}>
            <span data-number={`${index + 1}\u2002`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ol>,
      <div className="lanes__way" key="answer">
        <p className="statement" data-ground="paper" data-pad="s">
          {found.question}
        </p>
        <p className="statement lit" data-pad="s">
          <Emphasis>{found.answer}</Emphasis>
        </p>
      </div>,
      <div className="lanes__way" key="post">
        <Picture className="solution-art" file={picture(postArt)} alt="" />
        <p className="statement lit" data-pad="s">
          <em>{found.post.title}</em>
          <br />
          {found.post.text}
        </p>
      </div>,
    ];
    return (
      <Section ground="ink" flush>
        <div className="lanes wrapper">
          <Picture className="lanes__channels" file={picture(channelsArt)} alt="" eager />
          <Head title={points.title} text={points.text} />
          <ul className="contents" role="list" data-stagger="100">
            {services.map(({ href, label }, index) => (
              <li data-rows="4" data-gap="s" key={href}>
                {ways[index]}
                <h3 className="display" data-size="m">
                  {points.items[index]!.title}
                </h3>
                <p className="large">{points.items[index]!.text}</p>
                <p>
                  <a className="text-link" href={href}>
                    {label}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <div className="lanes__month" data-ground="paper">
            <Head title={cost.title} text={cost.text} />
            {prices.map(({ title, price }, index) => (
              <div className="lanes__gate lit" data-lane={index ? 'last' : 'both'} data-pad="s" key={title}>
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <PlanOffer price={price} />
              </div>
            ))}
          </div>
          <Head title={steps.title} />
          <ol className="contents" role="list" data-stagger="100">
            {steps.items.map(({ title, text }, index) => (
              <li key={title} data-rows="3" data-gap="s">
                <div>
                  <Picture className="solution-art" file={picture(stepArts[index]!)} alt="" />
                </div>
                <h3 className="display" data-size="m">
                  <span className="accent" data-number={`${index + 1}\u2002`} aria-hidden="true" />
                  {title}
                </h3>
                <p className="large">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="arrival wrapper">
          <Picture
            className="solution-art"
            file={picture(arrivalUpright)}
            wide={picture(arrivalArt)}
            wideFrom="60rem"
            alt=""
          />
          <div className="arrival__light" data-ground="paper">
            <SolutionEnding words={closing} actions={actions} />
          </div>
        </div>
      </Section>
    );
  },
});
