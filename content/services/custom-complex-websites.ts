import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';

/** The plan whose price and features the page prints. */
export const customComplexWebsitesPlan = 'custom-complex' satisfies PlanId;

/** The words of the Custom Complex Websites page. */
export const customComplexWebsitesWords = localized({
  en: {
    head: {
      title: `Custom website from ${money(plan('custom-complex').amount, 'en')} | ${site.name}`,
      description:
        'Bespoke websites with bookings, member areas, catalogues and links to your own systems. See what we build, how we work and where the price starts.',
    },
    hero: {
      title: 'When a website has to do *more*',
      text: 'Some sites are tools. They take bookings, let members in, open up a catalogue or pass an order on to the stockroom. We design and build them around the way your company works.',
      picture: 'A large brilliant, seen from above, in which three bands break and cross.',
    },
    /** What a complex site is twisted from: the strands of the page. */
    strands: ['People', 'Data', 'Rules'],
    definition: {
      heading: 'What makes a site complex',
      answer: 'Rarely its *size.*',
      lead: 'A site is complex when',
      cases: [
        'several kinds of people use it for different things,',
        'what it shows depends on data from elsewhere, or',
        'a mistake would be expensive.',
      ],
      text: 'Such a site cannot be bought ready-made. We begin with your processes, make a plan that you can check, and build in pieces that you can try out. There is no limit to the number of pages and no template underneath.',
    },
    modules: {
      heading: 'What we build in',
      items: [
        {
          title: 'Bookings and appointments',
          text: 'Visitors pick a time that is really free and receive a confirmation; your calendar knows it too.',
        },
        {
          title: 'Several languages',
          text: 'Every language complete, with addresses of its own, and nothing left over in the wrong one.',
        },
        {
          title: 'Catalogues and comparisons',
          text: 'Large collections that people can search, filter and set side by side without waiting.',
        },
        {
          title: 'Links to your systems',
          text: 'Customer records, stock, newsletters or invoices: data is entered once and arrives where it belongs.',
        },
        {
          title: 'Member areas',
          text: 'Separate access for customers, partners or staff, with the content and documents meant for them.',
        },
      ],
    },
    steps: {
      heading: 'How we keep it under control',
      items: [
        {
          title: 'Mapping your processes',
          text: 'We talk to the people who will work with the site and write down who does what, with which data and what may go wrong. You get the map and can correct it.',
        },
        {
          title: 'Concept and prototype',
          text: 'The main routes become a prototype that you can click through. Changing your mind is cheap at this stage, so we invite you to.',
        },
        {
          title: 'Design and build',
          text: 'Design and code grow together, part by part. After each part you see it working on a test address and decide what comes next.',
        },
        {
          title: 'Testing with real cases',
          text: 'Your own people run through real orders, bookings and exceptions. We test devices, load, access rights and every connection, and what happens when one fails.',
        },
        {
          title: 'Launch and handover',
          text: 'We move your data, watch the first days closely and hand over code, documentation and a briefing for your team. Further development goes on at your pace.',
        },
      ],
    },
    benefits: {
      heading: 'What bespoke gives you',
      items: [
        {
          title: 'Uniqueness',
          text: 'The design grows from your brand and your offer. No competitor can buy the same site tomorrow.',
        },
        {
          title: 'Flexibility',
          text: 'Your process sets the form. When it changes, one part changes and the rest stays.',
        },
        {
          title: 'Scalability',
          text: 'More pages, more products, another country: the structure expects it, so you can add them without starting again.',
        },
        {
          title: 'Performance-driven',
          text: 'Speed is agreed at the start and measured before every release. A function that makes a page slow is built differently or left out.',
        },
      ],
    },
    contribution: {
      heading: 'What we ask of you',
      intro: 'A site like this is made together. Three things decide whether it goes smoothly.',
      items: [
        'One person on your side who may decide, and who has time for us every week of the project',
        'Access to the systems that the site has to work with, or to whoever looks after them',
        'Honest answers about exceptions: odd cases cost the most when they come late',
      ],
    },
    cost: {
      heading: 'Where the price starts',
      text: 'A custom site starts here, with all of that in it. How far the price rises depends on the systems those modules have to talk to. Your proposal lists every connection with its price, and you choose which come first.',
    },
    next: {
      heading: 'The first conversation',
      text: `Describe what the site must be able to do. We call you to talk about it. The call takes ${site.callMinutes} minutes and ends with a plain answer: whether we can build it, what we need to know first and what the next step would be.`,
    },
    closing: {
      heading: 'Bring us the *complicated* one',
      text: 'Unfinished lists, old manuals, sketches on paper: all of it is welcome, and putting it in order is our part.',
      action: 'Describe Your Project',
    },
  },
  nl: {
    head: {
      title: `Maatwerkwebsite laten maken vanaf ${money(plan('custom-complex').amount, 'nl')}`,
      description:
        'Websites op maat met boekingen, ledengedeelte, catalogus en koppelingen met uw eigen systemen. Lees wat wij bouwen, hoe we werken en wat het kost.',
    },
    hero: {
      title: 'Voor als een website *meer* moet kunnen',
      text: 'Sommige sites zijn gereedschap. Ze nemen boekingen aan, laten leden binnen, ontsluiten een catalogus of geven een bestelling door aan het magazijn. Wij ontwerpen en bouwen ze naar de manier waarop uw bedrijf werkt.',
      picture: 'Een grote briljant, van boven gezien, waarin drie banden breken en elkaar kruisen.',
    },
    strands: ['Mensen', 'Data', 'Regels'],
    definition: {
      heading: 'Wat een site complex maakt',
      answer: 'Zelden de *omvang.*',
      lead: 'Een site is complex als',
      cases: [
        'verschillende groepen hem elk anders gebruiken,',
        'de inhoud afhangt van gegevens uit een andere bron, of',
        'een fout u duur komt te staan.',
      ],
      text: 'Zo’n site ligt niet kant-en-klaar op de plank. Wij beginnen bij uw werkprocessen, maken een plan dat u kunt nalopen en bouwen in delen die u kunt uitproberen. Er is geen grens aan het aantal pagina’s en er zit geen sjabloon onder.',
    },
    modules: {
      heading: 'Wat wij inbouwen',
      items: [
        {
          title: 'Boekingen en afspraken',
          text: 'Bezoekers kiezen een tijd die echt vrij is en krijgen een bevestiging; uw agenda is meteen bijgewerkt.',
        },
        {
          title: 'Meertaligheid',
          text: 'Elke taal volledig, met eigen adressen, en nergens een vergeten zin in de verkeerde taal.',
        },
        {
          title: 'Catalogi en vergelijkingen',
          text: 'Grote verzamelingen die zich zonder wachten laten doorzoeken, filteren en naast elkaar zetten.',
        },
        {
          title: 'Koppelingen met uw systemen',
          text: 'Klantgegevens, voorraad, nieuwsbrief of facturen: één keer invoeren en alles staat goed.',
        },
        {
          title: 'Ledengedeelten',
          text: 'Eigen toegang voor klanten, partners of medewerkers, met eigen inhoud en documenten.',
        },
      ],
    },
    steps: {
      heading: 'Zo houden we grip',
      items: [
        {
          title: 'Processen in kaart',
          text: 'Met de mensen die ermee gaan werken, leggen wij vast wie wat doet, met welke gegevens en wat er mis kan gaan. U kunt dat overzicht corrigeren.',
        },
        {
          title: 'Concept en prototype',
          text: 'De belangrijkste routes worden een prototype waar u doorheen kunt klikken. Van gedachten veranderen kost hier nog weinig, dus doe het gerust.',
        },
        {
          title: 'Ontwerp en bouw',
          text: 'Ontwerp en code groeien samen, deel voor deel. Elk deel ziet u werken op een testadres, waarna u bepaalt wat er volgt.',
        },
        {
          title: 'Testen met echte gevallen',
          text: 'Uw mensen doorlopen echte bestellingen, boekingen en uitzonderingen. Wij testen apparaten, belasting, rechten en koppelingen, ook als er een uitvalt.',
        },
        {
          title: 'Livegang en overdracht',
          text: 'Wij zetten uw gegevens over, letten de eerste dagen scherp op en dragen code en documentatie over, met uitleg. Verder bouwt u in uw eigen tempo.',
        },
      ],
    },
    benefits: {
      heading: 'Wat maatwerk u oplevert',
      items: [
        {
          title: 'Eigenheid',
          text: 'Het ontwerp komt voort uit uw merk en uw aanbod. Geen concurrent koopt morgen dezelfde site.',
        },
        {
          title: 'Flexibiliteit',
          text: 'Uw werkwijze bepaalt de vorm. Verandert die, dan verandert één onderdeel en blijft de rest zoals het is.',
        },
        {
          title: 'Schaalbaarheid',
          text: 'Meer pagina’s, meer producten, een land erbij: de opzet houdt er rekening mee, zodat u voor groei niet opnieuw hoeft te beginnen.',
        },
        {
          title: 'Gericht op prestaties',
          text: 'Snelheid spreken we vooraf af en meten we vóór elke oplevering. Een functie die een pagina traag maakt, bouwen we anders of laten we weg.',
        },
      ],
    },
    contribution: {
      heading: 'Wat wij van u vragen',
      intro: 'Zo’n site maken we samen. Drie dingen bepalen of het soepel gaat.',
      items: [
        'Eén persoon aan uw kant die mag beslissen en gedurende het project elke week tijd voor ons heeft',
        'Toegang tot de systemen waarmee de site moet samenwerken, of tot wie ze beheert',
        'Eerlijke antwoorden over uitzonderingen: vreemde gevallen kosten het meest als ze laat bovenkomen',
      ],
    },
    cost: {
      heading: 'Waar de prijs begint',
      text: 'Bij dit bedrag begint een site op maat, met dit alles erin. Hoe ver de prijs oploopt, hangt af van de systemen die gekoppeld worden. In het voorstel staat bij elke koppeling de prijs, en u kiest welke het eerst komen.',
    },
    next: {
      heading: 'Het eerste gesprek',
      text: `Beschrijf wat de site moet kunnen. Daarna bespreken we het met u. Dat gesprek duurt ${site.callMinutes} minuten en eindigt met een duidelijk antwoord: of wij het kunnen bouwen, wat we eerst moeten weten en wat de volgende stap zou zijn.`,
    },
    closing: {
      heading: 'Kom maar met uw *ingewikkelde* geval',
      text: 'Halve lijstjes, oude handleidingen en schetsen op papier zijn welkom. Wij brengen er orde in.',
      action: 'Beschrijf Uw Project',
    },
  },
});
