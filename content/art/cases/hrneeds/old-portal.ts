/** What the first screen looked like before: its menu, and the greys and blues of many hands. */
export const oldPortal = {
  menu: ['Home', 'Software', 'Payroll', 'Recruiting', 'News', 'Blog', 'Events', 'Partner', 'FAQ', 'Login'],
  text: '#44525f',
  blue: '#3f78ad',
  orange: '#e08a2c',
  green: '#4f8f3a',
  field: '#f4f5f6',
  line: '#b9bfc5',
  bar: '#9aa3ab',
  ground: '#eceef0',
} as const;
